/** A real server of its own for each worker, on a free port, with a database in a temporary folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class TestServer {
  private process: ChildProcess | null = null;
  private said = '';

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'metalworks-'));
    for (let tries = 1; ; tries++) {
      const server = new TestServer(await freePort(), folder);
      try {
        await server.run();
        return server;
      } catch (error) {
        if (tries === 3 || !server.said.includes('already in use')) throw error; // somebody else was faster
      }
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async run(): Promise<void> {
    const python = process.env.PYTHON ?? 'python3';
    const database = join(this.folder, 'tables.sqlite3');
    const options = ['--port', String(this.port), '--database', database, '--thinkers', '1'];
    // A group of its own, so that its computer players end with it.
    this.process = spawn(python, ['-m', 'metalworks.cli', 'serve', ...options], { detached: true });
    this.process.stderr?.on('data', (data: Buffer) => (this.said += data.toString()));
    this.process.stdout?.on('data', (data: Buffer) => (this.said += data.toString()));
    for (let tries = 0; tries < 600; tries++) {
      if (this.process.exitCode !== null) break;
      const answer = await fetch(`${this.url}/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not start:\n${this.said}`);
  }

  /** As if the machine had failed: no goodbye, nothing saved on the way out. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running?.pid || running.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      running.once('exit', () => resolve());
      process.kill(-running.pid!, signal);
      setTimeout(() => running.exitCode === null && running.kill('SIGKILL'), 8000).unref();
    });
  }
}
