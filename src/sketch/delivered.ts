/** The site that is delivered: the sketch with whole texts, and without what the answers left open. */
import { contactOf } from './contact';
import { titles } from './labels';
import { sketchOf } from './sketch-of';
import { tilesFor } from './tiles';
import type { PicturePlace, Section, Sketch, SketchAnswers, SketchLink, SketchPage } from './types';

/** Which uploaded files the browser still has. */
export type KeptFiles = { media: readonly boolean[]; logo: boolean };

/** @param missing what the answers left open, and the files that are gone, each named once */
export type Delivery = { sketch: Sketch; missing: readonly string[] };

/** What a delivered site names as missing, and its name as long as it has none. */
const missingParts = {
  name: 'A name',
  headline: 'A headline',
  lead: 'One or two sentences on what you do',
  untitled: 'Untitled site',
} as const;

const isMail = ({ url }: SketchLink) => url.startsWith('mailto:');

/** A mail address or a phone number of the answers, in place of a form, which needs a server. */
const directLink = ({ pages: [home, ...others] }: Sketch): SketchLink | null => {
  const withoutForms = (page: SketchPage) => ({
    ...page,
    sections: page.sections.filter(({ kind }) => kind !== 'form'),
  });
  const contact = contactOf({ pages: [withoutForms(home), ...others.map(withoutForms)] });
  if (!contact || !('url' in contact) || !/^(?:mailto|tel):/.test(contact.url)) return null;
  return { url: contact.url, text: contact.url.replace(/^(?:mailto|tel):/, '') };
};

/** @param note adds a line to what is missing, with the name of the page */
const finish = (section: Section, place: Finishing, note: (part: string) => void): Section[] => {
  const { link, picture, name } = place;
  switch (section.kind) {
    case 'hero': {
      if (section.headline.isBlank) note(missingParts.headline);
      if (section.lead?.isBlank) note(missingParts.lead);
      const headline = section.headline.isBlank ? name : section.headline;
      const lead = section.lead?.isBlank ? null : section.lead;
      return [{ ...section, headline, lead, picture: section.picture && picture(section.picture) }];
    }
    case 'text':
      return [{ ...section, picture: section.picture && picture(section.picture) }];
    case 'gallery':
      return [{ ...section, pictures: section.pictures.map(picture) }];
    case 'blank':
      note(section.title);
      return [];
    case 'embed':
      note(titles.embeddedMedia);
      return [];
    case 'form':
      if (link && (section.isContact || isMail(link))) return [{ kind: 'links', title: section.title, links: [link] }];
      note(section.title);
      return [];
    default:
      return [section];
  }
};

type Finishing = { link: SketchLink | null; picture: (place: PicturePlace) => PicturePlace; name: Sketch['name'] };

/** The same for the same answers and files. A page of which nothing is left is left out, but for the home page. */
export const deliveredSite = (answers: SketchAnswers, kept: KeptFiles): Delivery => {
  const sketch = sketchOf(answers, { isWhole: true });
  const missing = new Set<string>();
  const picture = (place: PicturePlace): PicturePlace => {
    if (place.kind === 'tiles' || (place.isImage && kept.media[place.index])) return place;
    missing.add(place.name);
    return tilesFor(answers.businessName, place.index);
  };
  if (sketch.name.isBlank) missing.add(missingParts.name);
  const name = sketch.name.isBlank ? { text: missingParts.untitled, isBlank: false } : sketch.name;
  const finishing = { link: directLink(sketch), picture, name };
  const finished = (page: SketchPage): SketchPage => ({
    ...page,
    sections: page.sections.flatMap((section) => finish(section, finishing, (part) => missing.add(part))),
  });
  const [home, ...others] = sketch.pages;
  const isLeft = ({ sections }: SketchPage) => sections.some(({ kind }) => kind !== 'social');
  const { logo } = sketch;
  if (logo.kind === 'file' && !kept.logo) missing.add(logo.file.name);
  return {
    sketch: {
      ...sketch,
      name,
      logo: logo.kind === 'file' && !kept.logo ? { kind: 'mark', seed: sketch.seed } : logo,
      pages: [finished(home), ...others.map(finished).filter(isLeft)],
    },
    missing: [...missing],
  };
};
