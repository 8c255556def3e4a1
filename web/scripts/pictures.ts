/** The pictures of the README and the documentation, into `docs/images/`: `make pictures`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, sitDown, test } from '../tests/table';
import { picture, SCENES, SIZES, type Size } from '../tests/scenes';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'images');
const ONLY = process.env.SCENES; // a pattern of names, when one screen is being worked on
const CHOSEN: [string, Size][] = [
  ['lobby', 'desktop'],
  ['metallum-programming', 'desktop'],
  ['metallum-actions', 'desktop'],
  ['metallum-first-steps', 'desktop'],
  ['metallurgie-held', 'desktop'],
  ['metallurgie-result', 'desktop'],
  ['metallum-moving', 'phone'],
  ['metallurgie-held', 'phone'],
  ['adventures-targeting', 'desktop'],
  ['adventures-tour', 'desktop'],
  ['adventures-word', 'desktop'],
  ['adventures-contract', 'desktop'],
  ['adventures-targeting', 'phone'],
  ['adventures-word', 'phone'],
];

for (const [name, size] of CHOSEN.filter(([name]) => !ONLY || name.match(ONLY))) {
  test(`${name}, ${size}`, async ({ browser, server }) => {
    const scale = size === 'phone' ? 2 : 1;
    const player = await sitDown(browser, server.url, { ...SIZES[size], deviceScaleFactor: scale });
    await SCENES[name]!(player, size);
    const drawn = await picture(player);
    // The browser itself writes WebP, a tenth of the size.
    const blank = await player.page.context().newPage(); // where no policy of a page forbids it
    const packed = await blank.evaluate(async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, `data:image/png;base64,${drawn.toString('base64')}`);
    writeFileSync(join(FOLDER, `${name}${size === 'phone' ? '-phone' : ''}.webp`), Buffer.from(packed));
    expect(player.problems).toEqual([]);
    await player.page.context().close();
  });
}
