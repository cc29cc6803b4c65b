import { LowerPart } from '../../components/hydration/hydrated-parts';
import { PageHero } from '../../components/layout/page-hero';
import { TileField } from '../../components/media/tile-field';
import { newTab } from '../../components/ui/button';
import { CopyButton } from '../../components/ui/copy-button';
import { TopicIcon } from '../../components/ui/topic-icon';
import { pageMeta } from '../../content/pages';
import { type ContactChannel, contactPage } from '../../content/site/contact';
import { fixedPage } from '../../head/page-handle';
import { ContactBlocks } from './contact/contact-blocks';

export const handle = fixedPage(pageMeta.contact);

/** A contact channel as a row. Its link covers the whole row, except the button. */
const Channel = ({ channel: { label, value, href, note, icon, copied } }: { channel: ContactChannel }) => {
  const isOutside = href.startsWith('http');
  return (
    <li className="group relative border-b transition-colors duration-150 hover:bg-fg hover:text-ground">
      <div className="page-grid grid items-baseline gap-x-8 gap-y-2 py-7 lg:grid-cols-12 lg:py-10">
        <span className="flex items-baseline gap-3 lg:col-span-2">
          <TopicIcon name={icon} className="self-center" />
          <span>{label}</span>
        </span>
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 lg:col-span-7">
          <a
            href={href}
            translate={copied ? 'no' : undefined}
            {...(isOutside && newTab)}
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
  );
};

export const Component = () => (
  <>
    <PageHero heading={contactPage.heading} text={contactPage.text} className="pb-12 lg:pb-16" />
    <LowerPart>
      <ul className="border-t border-t-fg">
        {contactPage.channels.map((channel) => (
          <Channel key={channel.id} channel={channel} />
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
