import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { topicIcons } from '../../../components/ui/topic-icons';
import { openings, type SolutionsTab } from '../../../content/openings';
import type { CapabilityWords, IndustryWords } from '../../../content/types';
import { href } from '../../../paths';

const { back, actions } = openings.solutions;

/** Whole rows of tiles only where they stand below the words. */
export const mosaicClass =
  'w-full max-lg:order-last max-sm:aspect-[2.01] sm:max-lg:aspect-[3.02] lg:col-span-4 lg:h-full';

type Props = { tab: SolutionsTab; words: CapabilityWords | IndustryWords; mosaic: ReactNode };

/** The head of one capability or industry: a tall mosaic of its own on the left, the words beside it. */
export const DetailHead = ({ tab, words: { title, description, icon }, mosaic }: Props) => (
  <div className="grid grid-cols-1 border-b lg:min-h-[calc(100vw*7/18)] lg:grid-cols-12">
    {mosaic}
    <div className="grid content-between gap-12 px-gutter pt-16 pb-10 lg:col-span-8 lg:pb-14 lg:pl-8">
      <Link
        to={href('solutions', { category: tab })}
        className="text-link inline-flex items-center gap-2 justify-self-start font-semibold"
      >
        <Icon icon={ArrowLeft} />
        {back}
      </Link>
      <div className="grid gap-6">
        <Icon icon={topicIcons[icon]} className="size-10" />
        <h1 className="text-title">{title}</h1>
        <p className="max-w-measure text-lead">{description}</p>
        <div className="flex flex-wrap gap-3">
          {actions[tab].map(({ label, href: to }, index) => (
            <ButtonLink key={label} tone={index === 0 ? 'primary' : 'secondary'} size="large" to={to}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </div>
  </div>
);
