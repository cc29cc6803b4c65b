import { classNames } from '../../lib/class-names';

type Props = {
  heading: string;
  text: string;
  /** The space below. */
  className: string;
};

/** A hero section: a heading as wide as the page and, below it on the right, a short text. */
export const PageHero = ({ heading, text, className }: Props) => (
  <div className={classNames('page-grid grid gap-x-8 gap-y-8 pt-20 lg:grid-cols-12 lg:pt-24', className)}>
    <h1 className="max-w-[6em] text-hero sm:max-w-none lg:col-span-12">{heading}</h1>
    <p className="max-w-measure text-lead lg:col-span-5 lg:col-start-8">{text}</p>
  </div>
);
