/** Waits for frames to be drawn. No clock is asked: it may stand still. Nothing is drawn, and so nothing comes, in a hidden tab. */
export const afterFrames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise<void>((resolve) => {
      // Reports with the next frame, whatever is in view.
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
};
