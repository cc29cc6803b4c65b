import type { Locator } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

/** Relative luminance, by WCAG, of the text and of the ground of a part of the page. */
const luminances = (part: Locator): Promise<{ text: number; ground: number }> =>
  part.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const luminanceOf = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let ground: Element | null = element;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
    return {
      text: luminanceOf(getComputedStyle(element).color),
      ground: luminanceOf(getComputedStyle(ground ?? document.body).backgroundColor),
    };
  });

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

test('a service that cannot be afforded is dimmed at a glance, and every word of it can be read', async ({ page }) => {
  await seed(page, customer({ userCredits: '200' }));
  await open(page, '/dashboard');
  const service = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const affordable = service('Logo Design');
  const dimmed = service('Branding Kit');
  await expect(dimmed.getByRole('button', { name: 'Insufficient Credits' })).toBeDisabled();
  // Another ground, quieter words and a tile without its color: seen at once, also without colors.
  const [bright, dim] = [await luminances(affordable), await luminances(dimmed)];
  expect(contrast(bright.ground, dim.ground)).toBeGreaterThan(1.1);
  expect(contrast(dim.text, dim.ground)).toBeLessThan(contrast(bright.text, bright.ground) - 2);
  for (const words of [
    dimmed,
    dimmed.getByRole('heading'),
    dimmed.locator('p').first(),
    dimmed.getByText('500 credits'),
  ]) {
    const { text, ground } = await luminances(words);
    expect.soft(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  }
  const tileOf = (part: Locator) =>
    part
      .locator('[aria-hidden=true]')
      .first()
      .evaluate((tile) => getComputedStyle(tile).backgroundColor);
  expect(await tileOf(dimmed)).toBe('rgba(0, 0, 0, 0)');
  expect(await tileOf(affordable)).not.toBe('rgba(0, 0, 0, 0)');
});
