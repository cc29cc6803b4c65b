import { PageHero } from '../../components/layout/page-hero';
import { Rest } from '../../components/layout/rest';
import { TileField } from '../../components/media/tile-field';
import { pageMeta } from '../../content/pages';
import { contactPage } from '../../content/site/contact';
import { fixedPage } from '../../head/page-handle';
import { Channel } from './contact/channel';
import { ContactBlocks } from './contact/contact-blocks';

export const handle = fixedPage(pageMeta.contact);

export const Component = () => (
  <>
    <PageHero heading={contactPage.heading} text={contactPage.text} className="pb-12 lg:pb-16" />
    <Rest>
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
        className="aspect-8/2 w-full md:aspect-16/2 lg:aspect-24/2"
      />
    </Rest>
  </>
);
