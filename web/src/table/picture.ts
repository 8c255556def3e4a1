/** A moment of a finished game as a picture to hand on: the board, and one line about it. */
import { api } from '../lib/api';
import { t } from '../lib/texts.svelte';
import { problem, toast } from '../lib/toasts.svelte';

export interface Shared {
  id: string;
  at: number;
  title: string;
  headline: string;
  game: string;
}

const WIDTH = 1200;
const HEIGHT = 630; // what messengers show whole
const MARGIN = 48;

async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

export async function drawMoment({ id, at, title, headline, game }: Shared): Promise<Blob> {
  const address = URL.createObjectURL(await api.picture(id, at));
  try {
    const [board, cover] = await Promise.all([load(address), load(`/previews/${game}.jpg`), document.fonts.ready]);
    const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
    const pen = canvas.getContext('2d')!;
    pen.drawImage(cover, 0, 0, WIDTH, HEIGHT);
    pen.fillStyle = 'rgba(10, 10, 14, 0.78)';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = '#fff';
    pen.font = '600 44px "Space Grotesk Variable", sans-serif';
    pen.fillText(headline, MARGIN, MARGIN + 44, WIDTH - 2 * MARGIN);
    pen.fillStyle = '#d9d3c8';
    pen.font = '500 26px "Inter Variable", sans-serif';
    pen.fillText(`${title} · Metalworks`, MARGIN, MARGIN + 90, WIDTH - 2 * MARGIN);
    const room = { width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN - 120 };
    const scale = Math.min(room.width / board.width, room.height / board.height);
    const [width, height] = [board.width * scale, board.height * scale];
    const [x, y] = [(WIDTH - width) / 2, MARGIN + 120 + (room.height - height) / 2];
    pen.fillStyle = '#fff';
    pen.beginPath();
    pen.roundRect(x - 12, y - 12, width + 24, height + 24, 16);
    pen.fill();
    pen.drawImage(board, x, y, width, height);
    return await new Promise<Blob>((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The system's sheet where it takes files, else the picture is saved. */
export async function sharePicture(shared: Shared): Promise<void> {
  try {
    const file = new File([await drawMoment(shared)], `${shared.game}-${shared.id}-${shared.at}.png`, { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ files: [file], title: shared.title, text: shared.headline }).catch(() => undefined);
      return;
    }
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    toast(t('web-moment-saved'), { tone: 'good' });
  } catch (error) {
    problem(error);
  }
}
