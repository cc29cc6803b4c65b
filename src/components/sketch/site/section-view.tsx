import type { ReactElement } from 'react';
import type { Section, SketchLink } from '../../../sketch/types';
import { PlacedPicture } from './picture';
import { contactFormId, Request } from './request';
import { Heading, Prose, Text } from './text';

/** Links open in new tabs, so that what is typed beside the sketch stays. */
const Links = ({ links, className }: { links: readonly SketchLink[]; className: string }) => (
  <ul className={className}>
    {links.map(({ text, url }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two links may be equal
      <li key={index}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <span dir="auto">{text}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** What stands below the title. */
const Body = ({ section }: { section: Section }): ReactElement => {
  switch (section.kind) {
    case 'hero':
      return (
        <>
          <div className="words">
            <Heading {...section.headline} className="headline" />
            {section.lead && <Text text={section.lead} className="lead" />}
            {section.action && <Request text={section.action} />}
          </div>
          {section.picture && <PlacedPicture place={section.picture} />}
        </>
      );
    case 'text':
      return (
        <>
          <Prose blocks={section.blocks} below={section.title === null ? 1 : 2} />
          {section.picture && <PlacedPicture place={section.picture} />}
        </>
      );
    case 'blank':
      return (
        <p className="hint">
          <span className="gap">{section.hint}</span>
        </p>
      );
    case 'gallery':
      return (
        <div className="pictures">
          {section.pictures.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place
            <PlacedPicture key={index} place={place} />
          ))}
        </div>
      );
    case 'event':
      return (
        <p className="date" dir="auto">
          {section.date}
        </p>
      );
    case 'links':
      return <Links links={section.links} className="addresses" />;
    case 'form':
      return (
        <div className="fields">
          {section.fields.map((field) => (
            <p key={field} className="field">
              {field}
            </p>
          ))}
          <p className="action">
            <span className="button">{section.action}</span>
          </p>
        </div>
      );
    case 'embed':
      return <div className="picture media" />;
    case 'social':
      return <Links links={section.links} className="row" />;
  }
};

const hasPicture = (section: Section) => 'picture' in section && section.picture !== null;

export const SectionView = ({ section }: { section: Section }) => (
  <div
    className={`part ${section.kind}${hasPicture(section) ? ' has-picture' : ''}`}
    {...(section.kind === 'form' && section.isContact && { id: contactFormId, tabIndex: -1 })}
  >
    {'title' in section && section.title !== null && <Heading text={section.title} className="title" />}
    <Body section={section} />
  </div>
);
