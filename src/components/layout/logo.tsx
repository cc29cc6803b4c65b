/** The mark: four tiles. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
    <path d="M0 0H16A16 16 0 0 1 0 16Z" className="fill-vermilion" />
    <path d="M16 0H32V16H16Z" className="fill-current" />
    <path d="M0 16H16V32H0Z" className="fill-current" />
    <path d="M16 16H32L16 32Z" className="fill-vermilion" />
  </svg>
);
