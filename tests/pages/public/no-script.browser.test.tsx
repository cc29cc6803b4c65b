import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { resize } from '../../support/browser';
import { renderApp } from '../../support/render-app';

const root = document.documentElement;
afterEach(() => {
  root.dataset.script = '1';
});

const seen = (selector: string) =>
  [...document.querySelectorAll(`main :is(${selector})`)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.ariaLabel ?? element.textContent);

it.each([
  ['/', 'Pause the client list'],
  ['/services', 'Research'],
  ['/solutions', 'By Capability'],
  ['/our-work', 'Industry'],
  ['/case-study/bellabeat', 'Unmute the video'],
])('without script, %s shows no control that needs one', async (address, control) => {
  await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  const controls = 'button, nav :is(summary, [aria-current])';
  for (const width of [375, 1280]) {
    await resize(width);
    await expect.poll(() => seen(controls)).toContain(control);
    delete root.dataset.script;
    expect.soft(seen(controls), `${width} px`).toEqual([]);
    root.dataset.script = '1';
  }
});
