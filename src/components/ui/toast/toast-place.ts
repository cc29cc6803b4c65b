/** Where toasts stand: a pure choice between corners of the window. */

type Size = { width: number; height: number };
type Box = { left: number; top: number; right: number; bottom: number };

/** The places in order of preference. `below` is below the header, `top` is over it. */
export const places = ['bottom left', 'bottom right', 'below right', 'below left', 'top right', 'top left'] as const;
export type Place = (typeof places)[number];

/** A control of the page, and how bad it is to cover it. */
export type Obstacle = { box: Box; weight: number };

/** The box of a toast at a place. @param page the window, and where its header ends */
export const placeOf = (place: Place, { width, height }: Size, page: Size & { header: number }): Box => {
  const left = place.endsWith('right') ? page.width - width : 0;
  const top = place.startsWith('bottom') ? page.height - height : place.startsWith('below') ? page.header : 0;
  return { left, top, right: left + width, bottom: top + height };
};

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The place that covers least; the one where the toast is now, if no other is better. */
export const choosePlace = (boxOf: (place: Place) => Box, obstacles: readonly Obstacle[], now: Place): Place => {
  const costOf = (place: Place) => {
    const box = boxOf(place);
    return obstacles.reduce((sum, obstacle) => sum + (overlap(box, obstacle.box) ? obstacle.weight : 0), 0);
  };
  let best = now;
  let least = costOf(now);
  for (const place of places) {
    const cost = costOf(place);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
};
