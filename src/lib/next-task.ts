/** A promise of a task of its own: the browser may answer the visitor first. No clock is asked: it may stand still. */
export const nextTask = (): Promise<void> =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
