import { expect, sitDown, test, PHONE } from './table';
for (const [size, options] of Object.entries({ desktop: {}, phone: PHONE })) {
  test(`look ${size}`, async ({ browser, server }) => {
    const player = await sitDown(browser, server.url, { ...options, reducedMotion: 'reduce' });
    const { page } = player;
    for (const game of ['metallurgie', 'metallum', 'metal_adventures']) {
      await player.open(`/rules/${game}`);
      const figures = page.locator('figure[data-figure]');
      await figures.first().waitFor();
      const count = await figures.count();
      for (let at = 0; at < count; at++) {
        await figures.nth(at).scrollIntoViewIfNeeded();
        await page.waitForTimeout(300);
        if (size === 'desktop' || at < 3) await figures.nth(at).screenshot({ path: `/tmp/h12/${game}-${size}-${at}.png` });
      }
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: `/tmp/h12/${game}-${size}-page.png` });
    }
    console.log(player.problems);
    await page.context().close();
  });
}
