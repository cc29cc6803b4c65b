import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resize } from '../../support/browser';
import { renderApp } from '../../support/render-app';

const open = async () => {
  await renderApp('/');
  await screen.findByRole('heading', { name: 'The count so far' });
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

it('a counter takes the room of its final figure while it counts', async () => {
  await open();
  const counter = screen.getAllByText('98%').at(-1)?.closest('dd');
  const width = () => counter?.getBoundingClientRect().width;
  const running = () => counter?.querySelector('[aria-hidden]');
  await waitFor(() => expect(running()).toHaveTextContent('0%'));
  const before = width();
  counter?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await waitFor(() => expect(running()).not.toHaveTextContent(/^0%$/));
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
