/** Pictures of the planets: each is drawn once and then only copied, however large the board. */
import { BOX, planetSvg, type Face } from './planets';

/** Addresses of the finished pictures; a planet that is not there yet shows a plain disc. */
export const planets = $state<Partial<Record<Face, string>>>({});

/** A picture is BOX units wide; its largest use is 230 pixels on a dense screen. */
const SIDE = BOX * 1.7;

/** Draw an SVG document into a canvas. */
export async function draw(svg: string, canvas: HTMLCanvasElement): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
}

async function picture(face: Face): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  await draw(planetSvg(face, SIDE), canvas);
  return canvas.toDataURL('image/webp', 0.94);
}

const ALL: readonly Face[] = ['alpha', 'dark', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta', 'omega'];
const asked = new Set<Face>();

/** Draw these planets first, then the others, so that a discovery never waits for its picture. */
export async function renderPlanets(first: readonly Face[]): Promise<void> {
  for (const face of [...first, ...ALL]) {
    if (asked.has(face)) continue;
    asked.add(face);
    try {
      planets[face] = await picture(face);
    } catch {
      return; // an old browser or a strict policy: plain discs
    }
    await new Promise((resume) => setTimeout(resume, 16));
  }
}
