import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from './imports';

/** Files and folders that a document names in backticks, without placeholders. */
const namedIn = (document: string) =>
  [
    ...readFileSync(document, 'utf8').matchAll(/`((?:src|scripts|support|tools|tests|e2e|docs|public)\/[\w./-]+)`/g),
  ].map(([, path]) => path ?? '');

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
const documents = ['README.md', 'CONTRIBUTING.md', ...inDocs.map((file) => `docs/${file}`)];

it('documents name files', () => expect(documents.flatMap(namedIn).length).toBeGreaterThan(50));

describe.each(documents)('%s', (document) => {
  it('names only files that exist', () => {
    expect(namedIn(document).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...readFileSync(document, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('the README lists every variable that the content reads', () => {
  const readme = readFileSync('README.md', 'utf8');
  const read = ['src/content/site/site.ts', 'src/content/account/admin.ts'].flatMap(
    (file) => readFileSync(file, 'utf8').match(/VITE_\w+/g) ?? [],
  );
  expect(new Set(read).size).toBeGreaterThan(10);
  expect(read.filter((name) => !readme.includes(name))).toEqual([]);
});

it('code and documents are in American spelling, but for what visitors may type', () => {
  const british =
    /colour|behaviour|licence|(?:normal|summar|synchron|recogn)is(?:e|ing)|labelled(?!by)|neighbour|fulfil(?!l)|\bcentre/i;
  const typed = /^(?:content\/search\/|sketch\/color-words)/;
  const code = Object.entries(readSources('src')).filter(([file]) => !typed.test(file));
  const texts = [...code, ...documents.map((file) => [file, readFileSync(file, 'utf8')] as const)];
  expect(texts.filter(([, text]) => british.test(text)).map(([file]) => file)).toEqual([]);
});
