import { Check, createLucideIcon, type LucideIcon } from 'lucide-react';
import { LowerPart } from '../../components/hydration/hydrated-parts';
import { MenuLink } from '../../components/layout/header/menu-link';
import { PageHero } from '../../components/layout/page-hero';
import { TileField } from '../../components/media/tile-field';
import { newTab } from '../../components/ui/button';
import { CopyButton } from '../../components/ui/copy-button';
import { Icon } from '../../components/ui/icon';
import { Lines } from '../../components/ui/lines';
import { TextLink } from '../../components/ui/link';
import { NoWrapCompounds } from '../../components/ui/no-wrap-compounds';
import { TextList } from '../../components/ui/text-list';
import { TitledSection } from '../../components/ui/titled-section';
import { TopicIcon } from '../../components/ui/topic-icon';
import { pageMeta } from '../../content/pages';
import { contactPage } from '../../content/site/contact';
import { socialLinks } from '../../content/site/navigation';
import type { SocialMark } from '../../content/types';
import { fixedPage } from '../../head/page-handle';

export const handle = fixedPage(pageMeta.contact);

/** Icons of social networks in Lucide's style: strokes on a grid of 24. */
const socialMarks: Readonly<Record<SocialMark, LucideIcon>> = {
  instagram: createLucideIcon('instagram', [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5, key: 'frame' }],
    ['circle', { cx: 12, cy: 12, r: 4, key: 'lens' }],
    ['path', { d: 'M17 7h.01', key: 'light' }],
  ]),
  linkedin: createLucideIcon('linkedin', [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 2, key: 'frame' }],
    ['path', { d: 'M7.5 11v5.5M7.5 7.5h.01M11.5 16.5V11M11.5 13.5a2.5 2.5 0 0 1 5 0v3', key: 'letters' }],
  ]),
  x: createLucideIcon('x', [['path', { d: 'M4 4h4l12 16h-4zM4.5 20l6.25-6.9M19.5 4l-6.25 6.9', key: 'letter' }]]),
  youtube: createLucideIcon('youtube', [
    ['rect', { x: 2, y: 5, width: 20, height: 14, rx: 4, key: 'frame' }],
    ['path', { d: 'M10 9l5 3-5 3z', key: 'play' }],
  ]),
};

const { address, hours, bring, socialHeading, faq } = contactPage;

const titleLook = 'mb-4 text-subheading';

const ContactBlocks = () => (
  <div className="page-grid grid gap-x-8 gap-y-14 py-section sm:grid-cols-2 lg:grid-cols-12">
    <TitledSection id="studio" title={address.heading} titleLook={titleLook} className="lg:col-span-3">
      <address translate="no" className="not-italic">
        <Lines lines={address.lines} />
      </address>
      <p className="mt-5">
        <TextLink to={address.people.href} className="font-semibold">
          {address.people.label}
        </TextLink>
      </p>
    </TitledSection>
    <TitledSection id="hours" title={hours.heading} titleLook={titleLook} className="lg:col-span-3">
      <p className="figures">
        <Lines lines={hours.lines} />
      </p>
      <p className="mt-4 max-w-measure text-fg-quiet">
        <NoWrapCompounds text={hours.support} />
      </p>
    </TitledSection>
    <TitledSection id="bring" title={bring.heading} titleLook={titleLook} className="lg:col-span-4">
      <TextList items={bring.items} className="grid gap-2" itemLook="flex gap-3" icon={Check} />
      <p className="mt-5">
        <TextLink to={faq.href} className="font-semibold">
          {faq.label}
        </TextLink>
      </p>
    </TitledSection>
    <TitledSection id="elsewhere" title={socialHeading} titleLook={titleLook} className="lg:col-span-2">
      <ul className="grid justify-items-start gap-2">
        {socialLinks.map((item) => (
          <li key={item.href} translate="no">
            <MenuLink item={item} className="text-link inline-flex min-h-6 items-center">
              <Icon icon={socialMarks[item.mark]} className="mr-2.5 size-6" />
              {item.title}
            </MenuLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  </div>
);

export const Component = () => (
  <>
    <PageHero heading={contactPage.heading} text={contactPage.text} className="pb-12 lg:pb-16" />
    <LowerPart>
      <ul className="border-t border-t-fg">
        {contactPage.channels.map(({ id, label, value, href, note, icon, copied }) => (
          <li key={id} className="group relative border-b transition-colors duration-150 hover:bg-fg hover:text-ground">
            <div className="page-grid grid items-baseline gap-x-8 gap-y-2 py-7 lg:grid-cols-12 lg:py-10">
              <span className="flex items-baseline gap-3 lg:col-span-2">
                <TopicIcon name={icon} className="self-center" />
                <span>{label}</span>
              </span>
              <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 lg:col-span-7">
                {/* Covers the whole row, except the button. */}
                <a
                  href={href}
                  translate={copied ? 'no' : undefined}
                  {...(href.startsWith('http') && newTab)}
                  className="figures wrap-anywhere font-display font-semibold text-[clamp(1.375rem,4.1vw,3.75rem)] leading-none tracking-tight after:absolute after:inset-0"
                >
                  {value}
                </a>
                {copied && (
                  <div className="relative">
                    <CopyButton what={copied} text={value} className="group-hover:text-ground" />
                  </div>
                )}
              </div>
              <p className="max-w-measure text-fg-quiet group-hover:text-ground lg:col-span-3">{note}</p>
            </div>
          </li>
        ))}
      </ul>
      <ContactBlocks />
      <TileField
        seed="contact"
        columns={24}
        rows={2}
        gaps={0.3}
        palette={['vermilion', 'blush', 'ultramarine', 'sun', 'moss']}
        fit="slice"
        className="aspect-4/1 w-full md:aspect-8/1 lg:aspect-12/1"
      />
    </LowerPart>
  </>
);
