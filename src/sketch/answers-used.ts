import { isRecord } from '../lib/is-record';

type Answers = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  // Home is chosen before somebody chooses, and always drawn.
  return (
    isRecord(value) && ('name' in value || Object.entries(value).some(([name, is]) => is === true && name !== 'home'))
  );
};

/** Each group of boxes is one answer. Whether there is a logo is asked, but not drawn. */
const names = [
  ...['businessName', 'businessDescription', 'existingLinks', 'goals', 'pages', 'mediaFiles'],
  ...['brandColors', 'visualStyle', 'addOns'],
];

/** How many answers a sketch uses: the count in the form, in the drawing and in the account. @param answers of files, those that are sent */
export const answersUsed = (answers: Answers): number => {
  const { pageContent, hasLogo, logoFile, wantPlaceholderLogo } = answers;
  const logo = hasLogo === 'yes' ? isGiven(logoFile) : hasLogo === 'no' && wantPlaceholderLogo === true;
  const texts = isRecord(pageContent) ? ['home', 'page2', 'page3'].map((page) => pageContent[page]) : [];
  return [...names.map((name) => answers[name]), ...texts].filter(isGiven).length + (logo ? 1 : 0);
};
