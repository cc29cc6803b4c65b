import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';

type Node = { text: string; shape: string; children: Node[] };

/** Longer texts are cut: what is compared is structure, names and order, not every word of the copy. */
const longest = 90;
const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const parse = (lines: readonly string[]): Node[] => {
  const roots: Node[] = [];
  const path: { depth: number; children: Node[] }[] = [{ depth: -1, children: roots }];
  for (const line of lines) {
    const depth = line.search(/\S/);
    while ((path.at(-1)?.depth ?? -1) >= depth) path.pop();
    const text = line.trim();
    const role = /^- '?(\w+)/.exec(text)?.[1] ?? '';
    const node: Node = { text, shape: role + (/\[.*\]/.exec(text.replace(/".*"/, ''))?.[0] ?? ''), children: [] };
    path.at(-1)?.children.push(node);
    path.push({ depth, children: node.children });
  }
  return roots;
};

const shapeOf = ({ shape, children }: Node): string => `${shape}(${children.map(shapeOf).join()})`;

const print = (nodes: readonly Node[], indent = ''): string[] => {
  const lines: string[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    if (!node) break;
    let same = index + 1;
    while (same < nodes.length && nodes[same] && shapeOf(nodes[same] as Node) === shapeOf(node)) same += 1;
    const isLong = same - index > 3;
    const shown = isLong ? nodes.slice(index, index + 2) : [node];
    for (const { text, children } of shown) lines.push(indent + shorten(text), ...print(children, `${indent}  `));
    if (isLong) lines.push(`${indent}- … ${same - index - 2} more of the same shape`);
    index = isLong ? same : index + 1;
  }
  return lines;
};

/** A label's text is the name of the field before or after it, and is read with that. */
const withoutLabels = (nodes: readonly Node[]): Node[] =>
  nodes
    .filter(({ text }, index) => {
      const label = /^- text: "?(.*?)"?$/.exec(text)?.[1];
      return !label || ![nodes[index - 1], nodes[index + 1]].some((field) => field?.text.includes(` "${label}"`));
    })
    .map((node) => ({ ...node, children: withoutLabels(node.children) }));

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
  return `${print(withoutLabels(parse(lines))).join('\n')}\n`;
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
