import { classNames } from '../../../lib/class-names';

type Props = { id: string; heading: string; paragraphs: readonly string[]; isLead?: boolean };

/** A text section of a case study. */
export const Chapter = ({ id, heading, paragraphs, isLead = false }: Props) => (
  <section aria-labelledby={id} className={classNames(!isLead && 'border-t border-t-fg pt-6')}>
    <h2 id={id} className="text-heading">
      {heading}
    </h2>
    <div className={classNames('mt-5 grid max-w-measure gap-4', isLead ? 'text-lead' : 'text-lg')}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </section>
);
