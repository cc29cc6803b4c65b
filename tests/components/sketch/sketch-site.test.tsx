import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lookStyles } from '../../../src/components/sketch/site/look-styles';
import { SketchSite } from '../../../src/components/sketch/site/sketch-site';
import { readAnswers } from '../../../src/sketch/read-answers';
import { sketchOf } from '../../../src/sketch/sketch-of';
import type { Sketch } from '../../../src/sketch/types';
import { palettes, sketchStates } from '../../../tools/artwork/sketch/sketches';

const full = sketchStates.full(['artsy', 'elegant'], palettes.plum);

class StyleSheet {
  replaceSync() {}
}
beforeEach(() => void vi.stubGlobal('CSSStyleSheet', StyleSheet));

const draw = (sketch: Sketch, more: Partial<Parameters<typeof SketchSite>[0]> = {}) => {
  const usual = { page: 'home', images: [], logo: undefined, width: 'desktop', isReal: true, onPage() {} } as const;
  const { container } = render(<SketchSite sketch={sketch} {...usual} {...more} />);
  const root = container.querySelector('div')?.shadowRoot;
  if (!root) throw new Error('There is no shadow root');
  return root;
};

const texts = (root: ShadowRoot, selector: string) =>
  Array.from(root.querySelectorAll(selector), (element) => element.textContent);

const request = (answers: object) => sketchOf(readAnswers({ goals: { promoteService: true }, ...answers }));

const button = (root: ShadowRoot) => root.querySelector('.hero .button');

it('a request leads to the contact form, on whichever page it is', async () => {
  const sketch = request({ addOns: { contactForm: true }, pages: { contact: true } });
  const Site = () => {
    const [page, onPage] = useState('home');
    return <SketchSite {...{ sketch, page, onPage }} images={[]} logo={undefined} width="desktop" isReal />;
  };
  const root = render(<Site />).container.querySelector('div')?.shadowRoot;
  const press = root && button(root);
  if (press) await act(() => userEvent.click(press));
  expect(root?.activeElement?.textContent).toContain('Contact us');
});

it('a request leads to an address, or is no button', () => {
  const written = button(draw(request({ existingLinks: 'us@shop.example' })));
  expect(written?.getAttribute('href')).toBe('mailto:us@shop.example');
  cleanup();
  expect(button(draw(request({})))).toBeNull();
});

it('a sketch that is real has headings below the title of a dialog, in order', () => {
  const levels = Array.from(draw(full).querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ tagName }) => tagName);
  expect(levels.slice(0, 4)).toEqual(['H3', 'H4', 'H4', 'H5']);
  expect(new Set(levels)).toEqual(new Set(['H3', 'H4', 'H5']));
});

it('a sketch that is real opens links in new tabs that do not know this one', () => {
  const links = Array.from(draw(full).querySelectorAll('a'));
  expect(links.length).toBeGreaterThan(3);
  for (const { target, rel } of links) expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
});

it('a sketch that is real shows another page by a button, and says which one is shown', async () => {
  const onPage = vi.fn();
  const root = draw(full, { onPage, page: 'about' });
  expect(texts(root, '[aria-current=page]')).toEqual(['About']);
  const [home] = root.querySelectorAll('nav button');
  if (home) await act(() => userEvent.click(home));
  expect(onPage).toHaveBeenCalledWith('home');
});

it('a sketch that is real shows its first page where there is none of that name', () => {
  expect(texts(draw(full, { page: '__proto__' }), '[aria-current=page]')).toEqual(['Home']);
});

it('as an illustration is inert and hidden, and has no headings', () => {
  const root = draw(full, { isReal: false });
  const frame = root.querySelector('.frame');
  expect(frame?.hasAttribute('inert')).toBe(true);
  expect(frame?.getAttribute('aria-hidden')).toBe('true');
  expect(root.querySelector('h1, h2, h3, h4, h5, h6')).toBeNull();
  expect(texts(root, '.headline')).toEqual(['Stoneware from one kiln']);
});

it('marks blanks as gaps, and answers not', () => {
  const gaps = texts(draw(sketchStates.empty(['neutral'], palettes.neutral)), '.gap');
  expect(gaps).toContain('Your name here');
  expect(gaps).toContain('What you do, in one or two sentences');
  cleanup();
  expect(texts(draw(full), '.gap')).toEqual([]);
});

it('shows uploaded pictures, and says the names of those whose content is gone', () => {
  const gone = draw(full);
  expect(texts(gone, '.file')).toEqual(['Pictureglaze-tests-november.jpg', 'Videowheel.mp4']);
  cleanup();
  const root = draw(full, { images: ['blob:here'] });
  expect(root.querySelector('img')?.getAttribute('src')).toBe('blob:here');
  expect(texts(root, '.file')).toEqual(['Videowheel.mp4']);
});

it('takes composition from the first look and type from the second, and is written in the direction of the name', () => {
  expect(draw(full).querySelector('.sheet')?.className).toBe('sheet look-artsy type-elegant');
  cleanup();
  const root = draw(sketchStates.rightToLeft(['bold'], palettes.cobalt));
  expect(root.querySelector('.sheet')?.getAttribute('dir')).toBe('rtl');
});

it('has no color of its own: all are of the palette', () => {
  const colors = lookStyles.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b(?:white|black)\b|var\(--onBrand\)/g);
  expect(new Set(colors)).toEqual(new Set(['var(--onBrand)']));
});
