import { ChevronDown } from 'lucide-react';
import type { ToggleEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/ui/icon';
import type { FaqEntry } from '../../../content/types';
import { classNames } from '../../../lib/class-names';
import { useHydrated } from '../../../lib/use-hydrated';

type Props = { entry: FaqEntry; number: number; onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void };

/** A question that opens by itself, without script; its name makes the browser close the one open before. */
export const Question = ({ entry: { id, question, answer, links }, number, onToggle }: Props) => {
  const isHydrated = useHydrated();
  return (
    <details
      id={id}
      name="faq"
      onToggle={onToggle}
      className={classNames('group border-t border-t-fg', !isHydrated && 'opens-by-address')}
    >
      <summary className="grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-3 py-6 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="figures text-fg-quiet text-sm">
          {number}
        </span>
        <h2 className="text-subheading">{question}</h2>
        <Icon
          icon={ChevronDown}
          className="size-6 self-center transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="ml-[3.25rem] grid max-w-measure gap-4 pb-8">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {links?.map(({ text, href }) => (
          <p key={href}>
            <Link to={href} className="text-link font-semibold">
              {text}
            </Link>
          </p>
        ))}
      </div>
    </details>
  );
};
