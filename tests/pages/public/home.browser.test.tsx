import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
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
