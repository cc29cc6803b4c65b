import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resize } from '../../support/browser';
import { renderApp } from '../../support/render-app';

/** The width that `sizes` has for the present window. */
const said = (sizes: string) => {
  const ruler = document.body.appendChild(document.createElement('hr'));
  const rules = sizes.split(', ').map((rule) => /^(\(.*?\))? ?(.+)$/.exec(rule));
  ruler.style.width = rules.find((rule) => rule && matchMedia(rule[1] ?? 'all').matches)?.[2] ?? '';
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  return width;
};

it.each(['/', '/our-work', '/case-study/trillerfest', '/services/engineering', '/services/web3'])(
  'the pictures of %s are as wide as they say, in narrow and wide windows',
  async (address) => {
    await resize(1280);
    await renderApp(address);
    await screen.findByRole('contentinfo');
    for (const width of [375, 768, 1024, 1440, 1600, 1760, 1920, 2560]) {
      await resize(width, 900);
      for (const source of document.querySelectorAll('picture source')) {
        const shown = source.parentElement?.querySelector('img')?.getBoundingClientRect().width ?? 0;
        const ratio = said(source.getAttribute('sizes') ?? '') / shown;
        expect(Math.abs(ratio - 1.08), `${source.getAttribute('srcset')} at ${width}`).toBeLessThanOrEqual(0.1);
      }
    }
  },
);
