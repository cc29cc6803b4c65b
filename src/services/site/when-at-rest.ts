const signs = ['pointerdown', 'keydown', 'scroll'];

/**
 * @param rest in milliseconds
 * @returns a promise of the moment when the visitor has pressed and scrolled nothing for that long
 */
export const whenAtRest = (rest: number): Promise<void> =>
  new Promise((resolve) => {
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(end, rest);
    };
    const end = () => {
      for (const sign of signs) removeEventListener(sign, restart, { capture: true });
      resolve();
    };
    let timer = setTimeout(end, rest);
    for (const sign of signs) addEventListener(sign, restart, { capture: true, passive: true });
  });
