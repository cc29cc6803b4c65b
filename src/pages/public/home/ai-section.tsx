import { BookOpen, type LucideIcon, PenTool, Workflow } from 'lucide-react';
import { NamedMark } from '../../../components/media/named-mark';
import { Picture } from '../../../components/media/picture/picture';
import { Reveal } from '../../../components/motion/reveal';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import type { Platform } from '../../../content/catalogue/platforms';
import { aiSection } from '../../../content/public/home';
import type { HomeIconName } from '../../../content/types';
import { asset } from '../../../lib/links';

const icons: Readonly<Record<HomeIconName, LucideIcon>> = {
  'book-open': BookOpen,
  'pen-tool': PenTool,
  workflow: Workflow,
};

/** A decorative picture on ink, which has no visible edge: it blends into the ground of the dark scheme. */
const bridge = { src: '/media/groups/engineering', alt: '' };

const Marks = ({ heading, platforms }: { heading: string; platforms: readonly Platform[] }) => (
  <div className="grid border-t lg:grid-cols-12">
    <h3 className="py-5 font-semibold text-base lg:col-span-2 lg:py-10">{heading}</h3>
    <ul className="mark-columns -ml-px overflow-hidden phone:text-xs lg:col-span-10">
      {platforms.map(({ id, name }) => (
        <li
          key={id}
          className="-mb-px flex min-h-24 items-center border-b border-l px-4 py-4 phone:nth-[n+5]:col-span-2 phone:justify-center phone:px-1 lg:px-8"
        >
          <NamedMark
            address={asset(`/media/platforms/${id}.svg`)}
            name={name}
            className="inline-flex min-h-9 items-center gap-3 font-semibold phone:flex-col phone:gap-2 phone:text-center phone:text-xs"
            markClassName="size-7 lg:size-9"
          />
        </li>
      ))}
    </ul>
  </div>
);

export const AiSection = () => (
  <section aria-labelledby="ai" className="on-second pt-section">
    <div className="page-grid">
      <div className="grid gap-x-10 pb-section lg:grid-cols-12">
        <div className="flex flex-col justify-between gap-10 lg:col-span-5">
          <h2 id="ai" className="text-title">
            {aiSection.heading}
          </h2>
          <div className="-mx-bleed lg:mr-0 dark:mix-blend-lighten">
            <Picture picture={bridge} sizes="(min-width: 1024px) 44vw, 100vw" />
          </div>
        </div>
        <div className="lg:col-span-7">
          <p className="mt-10 mb-10 max-w-measure text-lead lg:mt-2">{aiSection.text}</p>
          <Reveal>
            <ul>
              {aiSection.cards.map(({ name, description, icon, href }) => (
                <li key={name} className="group relative grid grid-cols-[1fr_auto] gap-x-6 border-t py-8">
                  <h3 className="text-heading">
                    <Link
                      to={href}
                      className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2"
                    >
                      {name}
                    </Link>
                  </h3>
                  <Icon icon={icons[icon]} className="size-9 text-vermilion" />
                  <p className="mt-3 max-w-measure text-fg-quiet">{description}</p>
                </li>
              ))}
            </ul>
          </Reveal>
        </div>
      </div>
      <Marks heading={aiSection.modelProvidersHeading} platforms={aiSection.modelProviders} />
      <Marks heading={aiSection.cloudPlatformsHeading} platforms={aiSection.cloudPlatforms} />
    </div>
  </section>
);
