import { blocksOf } from './blocks';
import { eventIn } from './event';
import { blanks, controls, longestName, pageBlanks, titles } from './labels';
import { linksIn } from './links';
import { type ListedOffer, type Opening, openingOf, splitOffer } from './opening';
import type { ChosenPage } from './pages';
import type { Pictures } from './pictures';
import { type LetterBudget, shorten } from './texts';
import type { Section, SketchAnswers, SketchText } from './types';

export type Source = {
  answers: SketchAnswers;
  pictures: Pictures;
  pages: readonly ChosenPage[];
  /** The letters that this page may have. */
  budget: LetterBudget;
};

/** The text below the headline may have this share of the page's letters. */
const leadShare = 1 / 4;
/** Letters of what another page offers. */
const offerLength = 500;

const textOr = (text: string, blank: string): SketchText =>
  text === '' ? { text: blank, isBlank: true } : { text, isBlank: false };

const has = ({ answers }: Source, addOn: string) => answers.addOns.includes(addOn);
const hasPage = ({ pages }: Source, id: string) => pages.some((page) => page.id === id);

/** The existing links: a bar on every page if it was ordered, else a part of one page. */
const linksPart = ({ answers, budget }: Source, kind: 'links' | 'social'): Section => {
  const links = linksIn(answers.existingLinks).filter(({ text }) => budget.take(text) === text);
  if (links.length === 0) return { kind: 'blank', title: titles.links, hint: blanks.links };
  return kind === 'links' ? { kind, title: titles.links, links } : { kind, links };
};
const linkBar = (source: Source): Section[] => (has(source, 'socialLinks') ? [linksPart(source, 'social')] : []);
/** On a page that needs no links, they are no blank. */
const linksWithoutBar = (source: Source): Section[] =>
  has(source, 'socialLinks') || linksIn(source.answers.existingLinks).length === 0 ? [] : [linksPart(source, 'links')];

const contactForm = (source: Source): Section[] =>
  has(source, 'contactForm') ? [{ kind: 'form', title: titles.contactForm, ...controls.contactForm }] : [];

/** What is offered: the list of the home text, else of the page about services, else how that begins. */
const offerPart = ({ pages }: Source, own: ListedOffer | null): Section => {
  const services = blocksOf(shorten(pages.find(({ id }) => id === 'services')?.text ?? '', offerLength));
  const list = own ?? splitOffer(services).offer;
  if (list) return { kind: 'text', ...list, picture: null };
  const first = services.find(({ kind }) => kind === 'paragraph');
  if (!first) return { kind: 'blank', title: titles.offer, hint: blanks.offer };
  return { kind: 'text', title: titles.offer, blocks: [first], picture: null };
};

/** The part that each goal leads with, by the form's name of the goal. */
const partOfGoal = {
  informational: 'text',
  promoteService: 'offer',
  portfolio: 'gallery',
  event: 'event',
  linkHub: 'links',
  other: 'goal',
} as const;
type Part = (typeof partOfGoal)[keyof typeof partOfGoal];
const isGoal = (goal: string): goal is keyof typeof partOfGoal => Object.hasOwn(partOfGoal, goal);

const heroPart = ({ answers, pictures, budget }: Source, opening: Opening, lead: readonly Part[]): Section => {
  const headline = budget.take(opening.headline);
  const below = budget.take(opening.lead, leadShare);
  return {
    kind: 'hero',
    // Until there is a sentence, the name is the headline.
    headline: textOr(headline || shorten(answers.businessName, longestName), blanks.headline),
    lead: below === '' && answers.businessDescription !== '' ? null : textOr(below, blanks.lead),
    action: lead.includes('offer') ? controls.request : null,
    // Where the pictures lead, they stand right below.
    picture: lead[0] === 'gallery' ? null : pictures.ofPage(0),
  };
};

export const homeSections = (source: Source): Section[] => {
  const { answers, pictures, pages, budget } = source;
  const goals = answers.goals.filter(isGoal).slice(0, 2);
  const lead = goals.map((goal) => partOfGoal[goal]);
  const opening = openingOf(answers);
  const hero = heroPart(source, opening, lead);
  const event = lead.includes('event') ? eventIn([...answers.pageContent, answers.businessDescription]) : null;
  const blocks = blocksOf(budget.take(opening.text)).filter(
    (block) => !(event && 'text' in block && block.text === event.line),
  );
  const { offer, rest } = lead.includes('offer') ? splitOffer(blocks) : { offer: null, rest: blocks };
  const uploads = hasPage(source, 'gallery') ? [] : pictures.others(pages.length);
  const gallery = lead.includes('gallery') ? pictures.all : uploads;

  const text = (): Section[] => {
    if (rest.length > 0) return [{ kind: 'text', title: null, blocks: rest, picture: null }];
    return answers.pageContent[0] === '' ? [{ kind: 'blank', title: titles.text, hint: blanks.home }] : [];
  };
  const eventPart = (): Section => {
    if (!event) return { kind: 'blank', title: titles.event, hint: blanks.event };
    return { kind: 'event', date: event.date, title: event.line === event.date ? titles.event : event.line };
  };
  const links = (): Section[] => {
    if (lead.includes('links')) return [linksPart(source, 'links')];
    return hasPage(source, 'contact') ? [] : linksWithoutBar(source);
  };
  const parts: Record<Part, () => readonly Section[]> = {
    text,
    offer: () => [offerPart(source, offer)],
    gallery: () => (gallery.length > 0 ? [{ kind: 'gallery', title: titles.pictures, pictures: gallery }] : []),
    event: () => [eventPart()],
    links,
    goal: () =>
      answers.goalText === '' ? [] : [{ kind: 'blank', title: shorten(answers.goalText, 80), hint: blanks.goal }],
  };
  const addOns: Section[] = [];
  if (has(source, 'embeddedMedia')) addOns.push({ kind: 'embed', title: titles.embeddedMedia });
  if (has(source, 'emailSignup')) addOns.push({ kind: 'form', title: titles.emailSignup, ...controls.emailSignup });
  if (!hasPage(source, 'contact')) addOns.push(...contactForm(source));
  if (!lead.includes('links')) addOns.push(...linkBar(source));
  const order = new Set<Part>([...lead, 'text', 'gallery', 'links']);
  return [hero, ...[...order].flatMap((part) => parts[part]()), ...addOns];
};

export const pageSections = (source: Source, { id, name, text }: ChosenPage, place: number): Section[] => {
  const blocks = blocksOf(source.budget.take(text));
  const [first] = blocks;
  const picture = source.pictures.ofPage(place);
  const sections: Section[] = [];
  if (!first) sections.push({ kind: 'blank', title: name, hint: pageBlanks[id] ?? blanks.home });
  else if (first.kind === 'heading')
    sections.push({ kind: 'text', title: first.text, blocks: blocks.slice(1), picture });
  else sections.push({ kind: 'text', title: name, blocks, picture });
  if (id === 'gallery') sections.push({ kind: 'gallery', title: titles.pictures, pictures: source.pictures.all });
  if (id === 'contact') sections.push(...linksWithoutBar(source), ...contactForm(source));
  return [...sections, ...linkBar(source)];
};
