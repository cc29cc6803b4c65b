import { expect, it } from 'vitest';
import { hasPictures, keepFiles, keptFiles } from '../../../src/components/sketch/kept-files';
import { logoUpload, mediaUpload } from '../../../src/content/flows/instant-site';
import { describeFiles } from '../../../src/services/files';

const picture = (content: string, name = 'engine.png') => new File([content], name, { type: 'image/png' });
/** The answers as a submission stores them. */
const answersOf = (media: File[], logo?: File) => ({
  mediaFiles: describeFiles(media, mediaUpload),
  logoFile: logo ? (describeFiles([logo], logoUpload)[0] ?? null) : null,
});
const stored = (value: object) => JSON.parse(JSON.stringify(value));

it('has the files that were sent with an order, also two of one name, whatever is sent later', () => {
  const [first, second, logo] = [picture('one'), picture('second'), picture('logo')];
  const files = { media: [first, second], logo };
  const answers = answersOf(files.media, logo);
  keepFiles('a1', answers, files);
  const changed = answersOf([second]);
  keepFiles('a1', changed, { media: [second], logo: undefined });
  expect(keptFiles({ id: 'a1', answers: stored(answers) })).toBe(files);
  expect(keptFiles({ id: 'a1-2', answers: stored(changed) })?.media).toEqual([second]);
});

it('has no files of an order that another page has sent', () => {
  const answers = answersOf([picture('one')]);
  keepFiles('b', answers, { media: [picture('one')], logo: undefined });
  expect(keptFiles({ id: 'c', answers })).toBeUndefined();
  expect(keptFiles({ id: 'b', answers: answersOf([picture('one', 'other.png')]) })).toBeUndefined();
  expect(keptFiles({ id: 'b', answers: {} })).toBeUndefined();
});

it.each([
  [true, answersOf([picture('one')])],
  [true, answersOf([], picture('logo'))],
  [false, answersOf([new File([''], 'plan.pdf', { type: 'application/pdf' })])],
  [false, {}],
  [false, { mediaFiles: 'engine.png', logoFile: [null] }],
])('%s: an order has pictures, %o', (has, answers) => expect(hasPictures(answers)).toBe(has));
