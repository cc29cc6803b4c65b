type Props = { isPaused: boolean; onPress: () => void; what: string };

/** In the corner of what moves, on a square of the page's ground, so that it shows on every color. With reduced motion there is nothing to pause. */
export const PauseButton = ({ isPaused, onPress, what }: Props) => (
  <button
    type="button"
    className="absolute right-0 bottom-0 grid size-11 place-items-center bg-ground text-fg hover:bg-fg hover:text-ground focus-visible:outline-fg focus-visible:-outline-offset-3 motion-reduce:hidden noscript:hidden print:hidden"
    aria-label={`${isPaused ? 'Play' : 'Pause'} ${what}`}
    onClick={onPress}
  >
    <svg viewBox="0 0 4 4" aria-hidden="true" className="size-3.5">
      <path d={isPaused ? 'M.5 0L4 2L.5 4Z' : 'M0 0H1.5V4H0ZM2.5 0H4V4H2.5Z'} fill="currentColor" />
    </svg>
  </button>
);
