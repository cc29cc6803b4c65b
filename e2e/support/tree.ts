import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Longer texts are cut: what is compared is structure, names and order, not every word of the copy. */
const longest = 90;
const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** A node's own line, and the lines below it, indented once less. */
type Node = readonly [text: string, ...below: string[]];

const nodesOf = (lines: readonly string[]): Node[] => {
  const nodes: [string, ...string[]][] = [];
  for (const line of lines)
    if (line.startsWith(' ')) nodes.at(-1)?.push(line.slice(2));
    else nodes.push([line]);
  // A label's text is the name of the field before or after it, and is read with that.
  return nodes.filter(([text], index) => {
    const label = /^- text: "?(.*?)"?$/.exec(text)?.[1];
    return !label || ![nodes[index - 1], nodes[index + 1]].some((field) => field?.[0].includes(` "${label}"`));
  });
};

/** Roles and states of a node and of all below it, without names. */
const shapeOf = ([text, ...below]: Node): string => {
  const role = /^- '?(\w+)/.exec(text)?.[1] ?? '';
  return `${role}${/\[.*\]/.exec(text.replace(/".*"/, ''))?.[0] ?? ''}(${nodesOf(below).map(shapeOf).join()})`;
};

const print = (lines: readonly string[]): string[] => {
  const nodes = nodesOf(lines);
  const shapes = nodes.map(shapeOf);
  return nodes.flatMap(([text, ...below], index) => {
    let first = index;
    while (first > 0 && shapes[first - 1] === shapes[index]) first -= 1;
    let end = index + 1;
    while (shapes[end] === shapes[index]) end += 1;
    if (end - first <= 3 || index < first + 2) return [shorten(text), ...print(below).map((line) => `  ${line}`)];
    return index === first + 2 ? [`- … ${end - first - 2} more of the same shape`] : [];
  });
};

/**
 * The accessibility tree of a part of the page as it is read out, short enough for a review: without addresses and labels
 * of fields, and with the first two of more than three neighbors of the same shape.
 */
const treeOf = async (part: Locator): Promise<string> => {
  const lines = (await part.ariaSnapshot())
    .replaceAll(/http:\/\/localhost\S*/g, '(address)')
    .replaceAll(/© \d{4}/g, '© (year)')
    .replaceAll(/\b[0-9a-f]{32}\b/g, '(reference)')
    .split('\n')
    .filter((line) => !/^\s*- \/(url|placeholder):/.test(line))
    .map((line) => line.replace(/:$/, ''));
  return `${print(lines).join('\n')}\n`;
};

/**
 * What a screen reader finds: read the files as somebody who listens. A change shows as a difference;
 * `npx playwright test e2e/rendering --update-snapshots` writes the new trees.
 * @param name folder and file of the tree, such as `account/history`
 */
export const expectTree = (part: Locator, name: string): Promise<void> => {
  // A tree does not depend on the operating system.
  test.info().snapshotSuffix = '';
  return expect(async () => expect(await treeOf(part)).toMatchSnapshot(`${name}.yml`.split('/'))).toPass({
    timeout: 10_000,
  });
};
