import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TopicIcon } from '../../../components/ui/topic-icon';
import type { TopicIconName } from '../../../content/icons';

type Props = { to: string; title: string; summary: string; icon: TopicIconName; tiles: ReactNode };

/** A capability or an industry in the overview, with its row of tiles. */
export const SolutionCard = ({ to, title, summary, icon, tiles }: Props) => (
  <li className="border-t border-t-fg">
    <Link to={to} className="group grid items-center gap-x-8 gap-y-4 py-6 md:grid-cols-12 lg:py-8">
      <span className="flex items-center gap-4 md:col-span-7 lg:col-span-5">
        <TopicIcon name={icon} className="size-7" />
        <span className="wrap-anywhere font-display font-semibold text-heading group-hover:underline group-hover:decoration-2 group-hover:underline-offset-8">
          {title}
        </span>
      </span>
      <span className="text-fg-quiet text-lead md:col-span-7 lg:col-span-4">{summary}</span>
      <span className="md:col-span-5 md:max-lg:col-start-8 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:col-span-3">
        {tiles}
      </span>
    </Link>
  </li>
);
