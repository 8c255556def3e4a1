/** Bitmaps of what is too dear to draw again and again: card faces with their grain, and the room. */
import { METALS } from '../metals';
import { DEFS, FACE_H, FACE_W, GRAIN, backFace, bonusFace, endFace, metalFace } from './faces';

/** Addresses of the finished faces by symbol; a face that is not there yet is drawn without its grain. */
export const faces = $state<Record<string, string>>({});

const SHARPNESS = 2.5; // pixels a unit: the widest use is 240 pixels on a dense screen

/** Draw an SVG document into a canvas. */
export async function draw(svg: string, canvas: HTMLCanvasElement): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
}

async function face(name: string, width: number, height: number, inner: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const document_ = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${DEFS}${GRAIN}</defs>${inner}</svg>`;
  await draw(document_, canvas);
  faces[name] = canvas.toDataURL('image/webp', 0.92);
}

let started = false;

/** Render all faces, once a page; without it (an old browser, a strict policy) cards simply lack their grain. */
export async function renderFaces(): Promise<void> {
  if (started) return;
  started = true;
  const wanted: [string, number, number, string][] = METALS.flatMap((metal): [string, number, number, string][] => [
    [`card-${metal}`, FACE_W, FACE_H, metalFace(metal, false, true)],
    [`mini-${metal}`, FACE_W, FACE_H, metalFace(metal, true, true)],
    [`bonus-${metal}`, 100, 140, bonusFace(metal, true)],
  ]);
  wanted.push(['card-back', FACE_W, FACE_H, backFace(true)], ['card-end', FACE_W, FACE_H, endFace(true)]);
  for (const [name, width, height, inner] of wanted) {
    try {
      await face(name, width, height, inner);
    } catch {
      return;
    }
  }
}
