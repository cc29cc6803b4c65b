import { CommandItem } from 'cmdk';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { kindLabels } from '../../content/search/search-page';
import type { Hit } from '../../search/engine';
import { excerpt } from '../../search/terms';
import { useLoginLink } from '../account/login-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Marked } from './marked';

type Option = { value: string; title: ReactNode; text?: ReactNode; label?: string };

const Content = ({ title, text, label }: Omit<Option, 'value'>) => (
  <>
    <span className="min-w-0">
      <span className="block font-semibold leading-snug wrap-anywhere">{title}</span>
      {text && <span className="line-clamp-1 text-fg-quiet text-sm">{text}</span>}
    </span>
    <span className="flex items-center gap-3">
      {label && <span className="eyebrow max-sm:hidden">{label}</span>}
      <Icon icon={ArrowRight} className="search-arrow" />
    </span>
  </>
);

/** A link, so that the browser's ways to open a new tab work. */
export const LinkOption = ({ value, to, onFollow, ...content }: Option & { to: string; onFollow: () => void }) => {
  const linkTo = useLoginLink();
  return (
    <CommandItem asChild value={value}>
      <Link
        {...linkTo(to)}
        tabIndex={-1}
        className="search-option"
        onClick={({ metaKey, ctrlKey, shiftKey }) => !metaKey && !ctrlKey && !shiftKey && onFollow()}
      >
        <Content {...content} />
      </Link>
    </CommandItem>
  );
};

export const ActionOption = ({ value, onChoose, ...content }: Option & { onChoose: () => void }) => (
  <CommandItem value={value} onSelect={onChoose} className="search-option cursor-pointer">
    <Content {...content} />
  </CommandItem>
);

export const hitContent = ({ kind, title, text, terms }: Hit) => ({
  title: <Marked text={title} terms={terms} />,
  text: <Marked text={excerpt(text, terms)} terms={terms} />,
  label: kindLabels[kind],
});
