import { CommandItem } from 'cmdk';
import { ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { kindLabels } from '../../content/search/search-page';
import { href } from '../../paths';
import type { Hit } from '../../search/engine';
import { excerpt } from '../../search/excerpt';
import { Icon } from '../ui/icon';
import { Marked } from './marked';

const look =
  'search-option group grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-2.5 text-left sm:px-7';

type Option = { value: string; title: React.ReactNode; text?: React.ReactNode; label?: string };

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

const signInPages = [href('login'), href('signup')];

/** One that leads to a page. It is a link, so that it opens in a new tab by any means that links do. */
export const LinkOption = ({ value, to, onFollow, ...content }: Option & { to: string; onFollow: () => void }) => {
  const { state } = useLocation();
  return (
    <CommandItem asChild value={value}>
      <Link
        to={to}
        // From log in to sign up and back, the page that was asked for comes along.
        state={signInPages.includes(to) ? state : null}
        tabIndex={-1}
        className={look}
        onClick={({ metaKey, ctrlKey, shiftKey }) => !metaKey && !ctrlKey && !shiftKey && onFollow()}
      >
        <Content {...content} />
      </Link>
    </CommandItem>
  );
};

/** One that does something. */
export const ActionOption = ({ value, onChoose, ...content }: Option & { onChoose: () => void }) => (
  <CommandItem value={value} onSelect={onChoose} className={`${look} cursor-pointer`}>
    <Content {...content} />
  </CommandItem>
);

/** What is shown of a hit: its title and the sentence in which the words were found, both with the words marked. */
export const hitContent = ({ kind, title, text, terms }: Hit) => ({
  title: <Marked text={title} terms={terms} />,
  text: <Marked text={excerpt(text, terms)} terms={terms} />,
  label: kindLabels[kind],
});
