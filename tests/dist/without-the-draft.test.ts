// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstDraft } from '../../src/content/flows/first-draft';
import { draftControls } from '../../src/content/flows/first-draft-drawing';
import { firstDraftMention } from '../../src/content/public/first-draft-mention';
import { blanks } from '../../src/first-draft/labels';
import { copySite } from './site-copy';

const copy = copySite();

beforeAll(() => copy.build({ VITE_FIRST_DRAFT: 'off' }));
afterAll(copy.remove);

const holds = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(?:html|js|json|txt)$/.test(file))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(text));

const texts = [
  firstDraft.see,
  draftControls.bring,
  draftControls.note,
  blanks.lead,
  firstDraftMention.pricing.link,
  firstDraftMention.demo.link,
  'See a first draft of your site',
];

it.each(texts)('a build with VITE_FIRST_DRAFT=off does not contain “%s”, and the default build does', (text) => {
  expect(holds(path.join(copy.folder, 'dist'), text)).toEqual([]);
  expect(holds('dist', text)).not.toEqual([]);
});
