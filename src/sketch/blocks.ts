/** Splits a page text into headings, paragraphs, lists and questions by its own line breaks, dashes and marks. */
import { oneLine } from './texts';
import type { Block } from './types';

const bullet = /^(?:[-–—*+•·‣▪]\s+|[•‣▪])(?=\S)/;
const number = /^(\d{1,2})[.)]\s+(?=\S)/;
const hashes = /^#{1,6}\s+(?=\S)/;
const asks = /^q(?:uestion)?\s?\d*\s?[:.)]\s*(?=\S)/i;
const answers = /^a(?:nswer)?\s?\d*\s?[:.)]\s*(?=\S)/i;
const endMark = /[.!?…。！？؟।,;]["'”’»)\]]*$/;
const questionMark = /[?？؟]["'”’»)\]]*$/;

const shortLine = 60;
const longestQuestion = 200;

const isShort = (line = '') => line !== '' && line.length <= shortLine && !endMark.test(line);
const isQuestion = (line = '') =>
  asks.test(line) || (questionMark.test(line) && line.length <= longestQuestion && !bullet.test(line));
/** Whether a line is an item of a list or of questions, so that it cannot stand alone. */
export const isPartOfMore = (line: string) => bullet.test(line) || number.test(line) || asks.test(line);
/** Whether the line has a mark of its own, so that it goes on nothing before it. */
const isMarked = (line = '') => bullet.test(line) || number.test(line) || hashes.test(line) || isQuestion(line);

/** Whether a line and the next are one sentence, broken where an e-mail breaks its lines. */
const goesOn = (line: string, next: string) =>
  line.length > shortLine - 10 && !endMark.test(line) && /^\p{Ll}/u.test(next);

/** The lines of a text; a broken sentence is one line, an empty line stays. */
const linesOf = (text: string): string[] => {
  const lines: string[] = [];
  for (const line of text.split('\n').map(oneLine)) {
    const last = lines.at(-1);
    if (last && goesOn(last, line)) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines;
};

/** The lines from `start` on to the first one that does not fit. */
const run = (lines: readonly string[], start: number, fits: (line: string) => boolean): string[] => {
  let end = start;
  while (end < lines.length && fits(lines[end] ?? '')) end += 1;
  return lines.slice(start, end);
};

const isPlain = (line: string) => line !== '' && !isMarked(line);

/** A block, and how many lines it takes. */
type Found = { block: Block; lines: number };

const list = (items: readonly string[], isOrdered = false): Found => ({
  block: { kind: 'list', isOrdered, items },
  lines: items.length,
});

/** A question with its answer: the lines below it, after one empty line at most. */
const questionAt = (lines: readonly string[], start: number): Found | null => {
  const gap = lines[start + 1] === '' ? 2 : 1;
  const [first = '', ...more] = run(lines, start + gap, isPlain);
  // After an empty line, a short line is the heading of what follows.
  if (first === '' || (gap === 2 && isShort(first) && !answers.test(first))) return null;
  const question = (lines[start] ?? '').replace(asks, '');
  const answer = [first.replace(answers, ''), ...more].join(' ');
  return { block: { kind: 'questions', items: [{ question, answer }] }, lines: gap + 1 + more.length };
};

/** Lines that begin with a dash or a dot; lines that count from 1 on. A lone long dash says who is quoted. */
const listAt = (lines: readonly string[], start: number): Found | null => {
  const dashed = run(lines, start, (line) => bullet.test(line));
  if (dashed.length > 1 || (dashed.length === 1 && !dashed[0]?.startsWith('—')))
    return list(dashed.map((line) => line.replace(bullet, '')));
  let count = 0;
  const counted = run(lines, start, (line) => {
    count += 1;
    return Number(number.exec(line)?.[1]) === count;
  });
  return counted.length > 1
    ? list(
        counted.map((line) => line.replace(number, '')),
        true,
      )
    : null;
};

/** Three short lines below each other, or two below a line that ends with a colon. */
const shortLinesAt = (lines: readonly string[], start: number): Found | null => {
  const found = run(lines, start, (line) => isPlain(line) && isShort(line) && !line.endsWith(':'));
  const next = lines[start + found.length] ?? '';
  // The line above a list is its title.
  const items = bullet.test(next) || number.test(next) ? found.slice(0, -1) : found;
  return items.length < (lines[start - 1]?.endsWith(':') ? 2 : 3) ? null : list(items);
};

/** A short line without an end mark that stands over something that is no heading itself. */
const headingAt = (lines: readonly string[], start: number): Found | null => {
  const line = lines[start] ?? '';
  let below = start + 1;
  while (lines[below] === '') below += 1;
  const next = lines[below];
  const isAbove = next !== undefined && (isMarked(next) || !isShort(next) || line.endsWith(':'));
  if (!hashes.test(line) && !(isShort(line) && !bullet.test(line) && !number.test(line) && isAbove)) return null;
  return { block: { kind: 'heading', text: line.replace(hashes, '').replace(/\s*:$/, '') }, lines: 1 };
};

/** Adds a block, or its items to the same kind of block before it. */
const add = (blocks: Block[], block: Block) => {
  const last = blocks.at(-1);
  if (last?.kind === 'questions' && block.kind === 'questions')
    blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] };
  else blocks.push(block);
};

export const blocksOf = (text: string): Block[] => {
  const lines = linesOf(text);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (line === '') {
      at += 1;
      continue;
    }
    const found =
      (isQuestion(line) && questionAt(lines, at)) ||
      listAt(lines, at) ||
      shortLinesAt(lines, at) ||
      headingAt(lines, at);
    add(blocks, found ? found.block : { kind: 'paragraph', text: line });
    at += found ? found.lines : 1;
  }
  return blocks;
};
