import { watchInView } from '../../lib/in-view';

type LiveTile = { element: SVGGraphicsElement; cell: SVGRect; angle: number };

/** Reads the tiles from the page instead of composing the picture again, which takes a long task. After a pause some are turned. */
const findTiles = (root: Element): LiveTile[] =>
  Array.from(root.querySelectorAll<SVGGraphicsElement>('[data-tile]'), (element) => ({
    element,
    cell: element.getBBox(),
    angle: Number(/\d+/.exec(element.style.transform) ?? 0),
  }));
const isSquare = ({ element }: LiveTile) => element.dataset.tile === 'square';

const turnMs = 380;
/** Between two calm turns while nobody touches the mosaic. */
const idleMs = 1100;
/** How near the pointer comes to a tile before it turns, in cells. */
const reach = 0.35;
/** The scale at which a square fits its cell at 0, 22.5, 45, 67.5 and 90 degrees. */
const fits = [1, 0.765, Math.SQRT1_2, 0.765, 1];

/** Turns a tile by a quarter. It shrinks on its way, so that it keeps inside its cell. */
const turn = (live: LiveTile, delay = 0) => {
  const from = live.angle;
  live.angle += 90;
  live.element.style.transform = `rotate(${live.angle}deg)`;
  const poses = fits.map((scale, step) => ({ transform: `rotate(${from + step * 22.5}deg) scale(${scale})` }));
  live.element.animate(poses, { duration: turnMs, delay, easing: 'cubic-bezier(.6,0,.2,1)', fill: 'backwards' });
};

/** Turns tiles near the pointer and the focus, and back. Nothing runs while it is out of view. @returns the function that stops it */
export const startMosaic = (root: HTMLElement, columns: number): (() => void) => {
  const svg = root.querySelector('svg');
  let found: readonly LiveTile[] | undefined;
  const tiles = () => {
    found ??= findTiles(root);
    return found;
  };
  let timer = 0;
  let waiting = 0;
  let inView = false;
  let beat = 0;
  let near = new Set<LiveTile>();

  const idle = () => {
    const turned = tiles().filter(({ angle }) => angle % 360 !== 0);
    const movable = turned.length > 0 ? turned : tiles().filter((live) => !isSquare(live));
    beat += 1;
    // A step that is coprime to most counts visits all tiles, far apart, before it repeats one.
    const next = movable[(beat * 7) % movable.length];
    if (next) turn(next);
  };
  const update = () => {
    window.clearInterval(timer);
    timer = inView && !document.hidden ? window.setInterval(idle, idleMs) : 0;
  };
  const onMove = (event: PointerEvent) => {
    if (waiting || !svg) return;
    waiting = requestAnimationFrame(() => {
      waiting = 0;
      const box = svg.getBoundingClientRect();
      const size = box.width / columns;
      const [x, y] = [(event.clientX - box.left) / size, (event.clientY - box.top) / size];
      const now = new Set(
        tiles().filter(
          ({ cell }) =>
            x > cell.x - reach &&
            x < cell.x + cell.width + reach &&
            y > cell.y - reach &&
            y < cell.y + cell.height + reach,
        ),
      );
      for (const live of now) if (!near.has(live)) turn(live);
      near = now;
    });
  };
  const leave = () => near.clear();
  const ripple = () => {
    for (const live of tiles()) if (live.cell.width === 1) turn(live, (live.cell.x + live.cell.y) * 25);
  };

  const unwatch = watchInView(root, 0, ({ isIntersecting }) => {
    inView = isIntersecting;
    update();
  });
  const started = new AbortController();
  const { signal } = started;
  document.addEventListener('visibilitychange', update, { signal });
  root.addEventListener('pointermove', onMove, { signal, passive: true });
  root.addEventListener('pointerdown', onMove, { signal, passive: true });
  root.addEventListener('pointerleave', leave, { signal });
  root.addEventListener('focusin', ripple, { signal });
  return () => {
    unwatch();
    window.clearInterval(timer);
    cancelAnimationFrame(waiting);
    started.abort();
  };
};
