/** Branches that React takes for one element: it updates the texts of the one to those of the other, in place. */
import type { ESTree } from 'vite';
import { attributeOf, childrenOf, elementName, isJsx, kindOf, partsOf, type Scope, sourceOf } from './kinds';

/** The elements of which an expression shows one at a time. */
export const branchesOf = (node: ESTree.Node): ESTree.Node[] => {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(branchesOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(branchesOf);
  return isJsx(node) ? [node] : [];
};

export const keyOf = (node: ESTree.Node): ESTree.Node | undefined =>
  node.type === 'JSXElement' ? attributeOf(node, 'key') : undefined;

/** Whether a text stands beside an element somewhere in it. What has a key of its own is not taken for something else. */
const hasMixedTexts = (node: ESTree.Node, scope: Scope): boolean => {
  const children = isJsx(node) ? childrenOf(node) : [];
  const isText = (child: ESTree.Node) => /\S/.test(sourceOf(child, scope)) && kindOf(child, scope) === 'fixed';
  return (
    (children.length > 1 && children.some(isText)) ||
    partsOf(node).some((part) => !keyOf(part) && hasMixedTexts(part, scope))
  );
};

/** The first of two branches that are the same to React and have texts beside elements. */
export const twinIn = (branches: readonly ESTree.Node[], scope: Scope): ESTree.Node | undefined => {
  const identity = (node: ESTree.Node) => {
    const key = keyOf(node);
    return `${elementName(node)} ${key ? sourceOf(key, scope) : ''}`;
  };
  return branches.find((node, index) => {
    const twins = branches.filter((other) => identity(other) === identity(node));
    return twins.length > 1 && index === branches.indexOf(node) && twins.some((twin) => hasMixedTexts(twin, scope));
  });
};
