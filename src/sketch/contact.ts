/** Where the button 'Send a request' leads. */
import { linksIn } from './links';
import type { Block, Section, Sketch, SketchLink } from './types';

const isDirect = ({ url }: SketchLink) => /^(?:mailto|tel):/.test(url);

const textOf = (block: Block): string => {
  if (block.kind === 'list') return block.items.join('\n');
  if (block.kind === 'questions') return block.items.flatMap(({ question, answer }) => [question, answer]).join('\n');
  return block.text;
};

const textsOf = (section: Section): string[] => {
  if (section.kind === 'hero') return [section.headline.text, section.lead?.text ?? ''];
  return section.kind === 'text' ? section.blocks.map(textOf) : [];
};

/** The page of the contact form, else an address that stands in the sketch: of mail or a phone before any other link. */
export const contactOf = ({ pages }: Pick<Sketch, 'pages'>): { page: string } | { url: string } | null => {
  const withForm = pages.find(({ sections }) => sections.some((part) => part.kind === 'form' && part.isContact));
  if (withForm) return { page: withForm.id };
  const sections = pages.flatMap((page) => page.sections);
  const links = sections.flatMap((section) => ('links' in section ? section.links : []));
  const inTexts = sections.flatMap(textsOf).flatMap(linksIn);
  const found = links.find(isDirect) ?? inTexts.find(isDirect) ?? links[0];
  return found ? { url: found.url } : null;
};
