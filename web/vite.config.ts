import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.METALWORKS_SERVER ?? 'http://127.0.0.1:8808';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: '/src/lib' } },
  build: {
    outDir: '../src/metalworks/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 700,
    // `make play` says how long it took; which plugin took how long is of no use to whoever wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/health': server } },
  test: { include: ['src/**/*.test.ts'] },
});
