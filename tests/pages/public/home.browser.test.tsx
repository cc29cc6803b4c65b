import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resize, sidewaysScroll } from '../../support/browser';
import { renderApp } from '../../support/render-app';

const open = async () => {
  await renderApp('/');
  await screen.findByRole('heading', { name: 'In figures' });
};
const button = (name: string) => screen.getByRole('button', { name });

it('the marquee runs until it is paused, and while it is in view', async () => {
  await open();
  const clients = screen.getByRole('list', { name: /^Clients/ });
  const motion = (...states: string[]) =>
    waitFor(() => expect(clients.getAnimations().map(({ playState }) => playState)).toEqual(states));
  clients.scrollIntoView({ block: 'center', behavior: 'instant' });
  await motion('running');
  window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  await motion('paused');
  clients.scrollIntoView({ block: 'center', behavior: 'instant' });
  await motion('running');
  await userEvent.click(button('Pause the client list'));
  await userEvent.hover(button('Services menu'));
  await motion('paused');
  await userEvent.click(button('Pause animation'));
  await waitFor(() => expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]));
  await userEvent.click(button('Play the client list'));
  await userEvent.hover(button('Services menu'));
  await motion('running');
});

it('the names of the marquee lead to their studies; each is announced once, and all others are pressed only', async () => {
  await open();
  const clients = screen.getByRole('list', { name: /^Clients/ });
  const copiedLinks = () => [...(clients.parentElement?.querySelectorAll('[aria-hidden] a') ?? [])];
  expect(within(clients).getAllByRole('link')).toHaveLength(7);
  await waitFor(() => expect(copiedLinks()).toHaveLength(14));
  const copies = copiedLinks();
  for (const copy of copies) {
    expect(copy).toHaveAttribute('tabindex', '-1');
    expect(getComputedStyle(copy).userSelect).toBe('none');
  }
  clients.scrollIntoView({ block: 'center', behavior: 'instant' });
  await userEvent.click(button('Pause the client list'));
  const copy = copies.find((link) => link.textContent === 'TrillerFest');
  if (copy) await userEvent.click(copy, { force: true });
  expect(copies).not.toContain(document.activeElement);
  await screen.findByRole('heading', { level: 1, name: 'TrillerFest' });
});

it.each([320, 375, 1280])(
  'at %i px the marquee stands at its beginning while a name has the focus, which is in view',
  async (width) => {
    await resize(width);
    await open();
    const clients = screen.getByRole('list', { name: /^Clients/ });
    clients.scrollIntoView({ block: 'center', behavior: 'instant' });
    const pause = button('Pause the client list').getBoundingClientRect();
    for (const name of within(clients).getAllByRole('link')) {
      name.focus();
      expect(clients.getAnimations()).toEqual([]);
      const { left, right } = name.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(-1);
      expect(right).toBeLessThanOrEqual((pause.left || width) + 1);
    }
    button('Pause the client list').focus();
    expect(clients.parentElement?.scrollLeft).toBe(0);
  },
);

it('a counter takes the room of its final figure while it counts', async () => {
  await open();
  const counter = screen.getAllByText('98%').at(-1)?.closest('dd');
  const width = () => counter?.getBoundingClientRect().width;
  const running = () => counter?.querySelector('[aria-hidden]');
  expect(running()).toBeNull();
  const before = width();
  counter?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await waitFor(() => expect(running()).not.toBeNull());
  expect(width()).toBe(before);
  await waitFor(() => expect(running()).toBeNull(), { timeout: 5000 });
  expect(width()).toBe(before);
});

it.each<[number, string, ...(string | RegExp)[]]>([
  [375, '/', "Let's talk", 'Sign Up'],
  [768, '/', "Let's talk", 'Sign Up'],
  [768, '/services', /^Sign Up for/, 'Schedule a Consultation'],
])('at %i px the buttons of a row of %s are equally high', async (width, address, ...names) => {
  await resize(width);
  await renderApp(address);
  await screen.findByRole('contentinfo');
  const main = within(screen.getByRole('main'));
  const boxes = names.map((name) => main.getAllByRole('link', { name }).at(-1)?.getBoundingClientRect());
  expect(boxes[0]?.top).toBe(boxes[1]?.top);
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
});

it('the box of a picture has a ground before the picture comes', async () => {
  await open();
  const pictures = [...screen.getByRole('main').querySelectorAll('picture img')];
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) expect(getComputedStyle(picture).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

it('a phone shows the features of a plan when asked, and case studies and reasons as rows with buttons', async () => {
  await resize(375, 812);
  await open();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(12_500);
  const feature = screen.getByText('Unlimited revisions');
  expect(feature.checkVisibility()).toBe(false);
  await userEvent.click(screen.getByText('8 features'));
  expect(feature.checkVisibility()).toBe(true);
  for (const [heading, item] of [
    ['Growth-driven innovation', 'projects'],
    [/^Why /, 'reasons'],
  ] as const) {
    const row = screen.getByRole('list', { name: heading });
    expect(row.tabIndex).toBe(0);
    for (const count of [1, 2]) {
      await userEvent.click(button(`Next: ${item}`));
      await waitFor(() => expect(row.children[count]?.getBoundingClientRect().right).toBeLessThanOrEqual(375));
    }
    await waitFor(() => expect(button(`Next: ${item}`)).toBeDisabled());
    expect(row).toHaveFocus();
  }
  expect(sidewaysScroll()).toBe(0);
  const tops = ['OpenAI', 'Meta', 'AWS', 'NVIDIA'].map((name) => screen.getByText(name).closest('li')?.offsetTop);
  expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]]);
  await resize(768);
  await waitFor(() => expect(screen.getByRole('list', { name: /^Why / })).not.toHaveAttribute('tabindex'));
  expect(screen.getByText('Motion design and animated ads').checkVisibility()).toBe(true);
});
