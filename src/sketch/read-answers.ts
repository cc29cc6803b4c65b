/** Reads the answers of the Instant Site form, as the form has them or as a submission stores them. */
import { logoUpload, mediaUpload, siteAddOns, siteGoals, sitePages, visualStyles } from '../content/flows/instant-site';
import type { UploadRule } from '../content/types';
import { hasEnding } from '../lib/files';
import { answersUsed } from './answers-used';
import { oneLine, plainText } from './texts';
import type { SketchAnswers, SketchFile } from './types';

/** A value of an object under its own name; undefined if there is none. */
const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

const text = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '');
const line = (value: unknown): string => oneLine(text(value));

/** The chosen options of a group in the form's order, without the name of the group: 'pages.home' is 'home'. */
const chosen = (group: unknown, options: readonly { name: string }[]): string[] =>
  options.map(({ name }) => name.slice(name.indexOf('.') + 1)).filter((name) => part(group, name) === true);

/** The text of 'Other', which is asked for only if that is chosen. */
const otherText = (group: unknown): string => (part(group, 'other') === true ? line(part(group, 'otherText')) : '');

/** Files of the form, or stored notes on them, of the accepted types. Name and type of a `File` are not its own properties. */
const filesIn = (value: unknown, { accept }: UploadRule): SketchFile[] =>
  (Array.isArray(value) ? value : [value]).flatMap((file: unknown) => {
    if (typeof file !== 'object' || file === null || !('name' in file) || typeof file.name !== 'string') return [];
    if (!hasEnding(file.name, accept)) return [];
    return [{ name: line(file.name), type: 'type' in file ? line(file.type) : '' }];
  });

/** Values of other types, as damaged storage may have them, are as if they were not given. */
export const readAnswers = (stored: Readonly<Record<string, unknown>>): SketchAnswers => {
  const answer = (name: string) => part(stored, name);
  const content = (name: string) => text(part(answer('pageContent'), name));
  const hasLogo = answer('hasLogo');
  return {
    businessName: line(answer('businessName')),
    businessDescription: text(answer('businessDescription')),
    existingLinks: text(answer('existingLinks')),
    goals: chosen(answer('goals'), siteGoals),
    goalText: otherText(answer('goals')),
    pages: chosen(answer('pages'), sitePages),
    pageText: otherText(answer('pages')),
    pageContent: [content('home'), content('page2'), content('page3')],
    mediaFiles: filesIn(answer('mediaFiles'), mediaUpload),
    logoFile: hasLogo === 'yes' ? (filesIn(answer('logoFile'), logoUpload).at(-1) ?? null) : null,
    // Until the question is answered, the mark is there that the home page has shown.
    wantsPlaceholderLogo: hasLogo === 'no' ? answer('wantPlaceholderLogo') === true : hasLogo !== 'yes',
    brandColors: line(answer('brandColors')),
    visualStyle: chosen(answer('visualStyle'), visualStyles),
    addOns: chosen(answer('addOns'), siteAddOns),
    answersUsed: answersUsed(stored),
  };
};
