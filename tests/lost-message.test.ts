import { expect, it, vi } from 'vitest';
import { repeatLostMessage } from '../src/lost-message';

it('sends the last message again when the browser brings the page back', async () => {
  repeatLostMessage();
  const { port1, port2 } = new MessageChannel();
  const receive = vi.fn();
  port1.onmessage = receive;
  port2.postMessage(null);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.waitFor(() => expect(receive).toHaveBeenCalledTimes(2));
  port1.close();
});
