import { Check, createLucideIcon, type LucideIcon } from 'lucide-react';
import { MenuLink } from '../../../components/layout/header/menu-link';
import { Icon } from '../../../components/ui/icon';
import { Lines } from '../../../components/ui/lines';
import { TextLink } from '../../../components/ui/link';
import { NoWrapCompounds } from '../../../components/ui/no-wrap-compounds';
import { TextList } from '../../../components/ui/text-list';
import { TitledSection } from '../../../components/ui/titled-section';
import { contactPage } from '../../../content/site/contact';
import { socialLinks } from '../../../content/site/navigation';
import type { SocialMark } from '../../../content/types';

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

export const ContactBlocks = () => (
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
