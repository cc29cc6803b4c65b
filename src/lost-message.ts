/**
 * A `MessagePort` in Firefox loses what is on its way when the page goes into the back/forward cache. React's scheduler
 * would wait for its message for good, and render nothing more. One message too many does nothing to it.
 */
export const repeatLostMessage = (): void => {
  const { postMessage } = MessagePort.prototype;
  let last: MessagePort | undefined;
  MessagePort.prototype.postMessage = function (...message: unknown[]) {
    last = this;
    Reflect.apply(postMessage, this, message);
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && last?.postMessage(null));
};
