import type { ReactElement, ReactNode } from 'react';

/** A decorative row of tiles across the panel: four on a phone, eight on wider screens, none in a low window. */
const TileBand = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 128 16"
    preserveAspectRatio="xMinYMin slice"
    className="block aspect-4/1 w-full md:aspect-8/1 lg:[@media(max-height:54rem)]:hidden"
  >
    <path d="M0 0H16A16 16 0 0 1 0 16Z" className="fill-sun" />
    <path d="M16 0H32V16Z" className="fill-ultramarine" />
    <path d="M32 16A16 16 0 0 1 48 0V16Z" className="fill-blush" />
    <path d="M48 0H64V16A16 16 0 0 1 48 0Z" className="fill-moss" />
    <path d="M64 0V16H80A16 16 0 0 0 64 0Z" className="fill-ultramarine" />
    <path d="M80 16H96V0Z" className="fill-blush" />
    <path d="M96 0H112A16 16 0 0 1 96 16Z" className="fill-moss" />
    <path d="M112 16A16 16 0 0 1 128 0V16Z" className="fill-sun" />
  </svg>
);

type Props = {
  id: string;
  heading: string;
  note?: ReactElement | undefined;
  children: ReactNode;
};

/** Sticky on wide screens, but only if the window is high enough for all of it: its button must not be cut off. */
export const OrderPanel = ({ id, heading, note, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="on-second max-lg:scroll-mt-14 lg:[@media(min-height:45rem)]:sticky lg:top-24 low:top-20"
  >
    <TileBand />
    <div className="grid gap-6 p-6 sm:p-8 lg:gap-5 low:gap-4 low:p-6">
      <div>
        <h2 id={`${id}-heading`} className="text-subheading">
          {heading}
        </h2>
        {note}
      </div>
      {children}
    </div>
  </section>
);
