/** Finds the texts in JSX that React would lose on a translated page. `translated-texts.test.ts` says why. */
import { type ESTree, parseSync } from 'vite';
import {
  attributeOf,
  elementName,
  isConstant,
  isText,
  type Kind,
  kindOf,
  partsOf,
  returnedBy,
  type Scope,
  sourceOf,
} from './kinds';

/** What to do about each kind of fault. */
export const remedies = {
  beside:
    'a text that can change has siblings: give it an element of its own, or make one template literal of all texts',
  list: 'a list has bare texts in it: make each item an element with a key',
  fragment: 'a text is directly in a fragment: use an element instead of the fragment',
  after: 'a text follows an element that can come, go or be swapped: give the text an element of its own',
  root: 'a component returns a bare text: return an element',
  slot: 'the component puts a bare text beside other children: give the text an element of its own, here or there',
  branches:
    'React takes these branches for the same element, with bare texts beside elements in them: give each branch a key',
} as const;

type Use = { name: string; owner: string; kinds: readonly Kind[]; say: () => void };

type File = {
  scope: Scope;
  owner: string;
  say: (fault: keyof typeof remedies, node: ESTree.Node, scope: Scope) => void;
};

const namesIn = (pattern: ESTree.Node): string[] => {
  if (pattern.type === 'Identifier') return [pattern.name];
  return (pattern.type === 'Property' ? [pattern.value] : partsOf(pattern)).flatMap(namesIn);
};

const scopeOf = (program: ESTree.Program, source: string): Scope => {
  const constants = new Set<string>();
  const variables = new Map<string, ESTree.Expression>();
  const elementProps = new Set<string>();
  const collect = (node: ESTree.Node, isTop: boolean) => {
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) constants.add(local.name);
    if (node.type === 'VariableDeclaration' && node.kind === 'const' && isTop)
      for (const { id } of node.declarations) for (const name of namesIn(id)) constants.add(name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      variables.set(node.id.name, node.init);
    if (node.type === 'TSPropertySignature' && node.typeAnnotation)
      if (
        /^:\s*(ReactElement|false|null|undefined|\s|\|)+$/.test(
          source.slice(node.typeAnnotation.start, node.typeAnnotation.end),
        )
      )
        elementProps.add(source.slice(node.key.start, node.key.end));
    const isStillTop = isTop && /^(Program|ExportNamedDeclaration)$/.test(node.type);
    for (const part of partsOf(node)) collect(part, isStillTop);
  };
  collect(program, true);
  return { source, constants, variables, elementProps };
};

/** The children that React sees: without line breaks and comments. */
const childrenOf = (node: ESTree.JSXElement | ESTree.JSXFragment): ESTree.JSXChild[] =>
  node.children.filter((child) => {
    if (child.type === 'JSXText') return /\S/.test(child.value) || !child.value.includes('\n');
    return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
  });

const isFragment = (node: ESTree.Node) =>
  node.type === 'JSXFragment' || /^(Fragment|Suspense)$/.test(elementName(node));

/** The elements of which an expression shows one. */
const branchesOf = (node: ESTree.Node): ESTree.Node[] => {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(branchesOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(branchesOf);
  return node.type === 'JSXElement' || node.type === 'JSXFragment' ? [node] : [];
};

const keyOf = (node: ESTree.Node) => (node.type === 'JSXElement' ? attributeOf(node, 'key') : undefined);

/** Whether texts stand beside elements in it; React does not take what has a key for something else. */
const hasMixedTexts = (node: ESTree.Node, scope: Scope): boolean => {
  const children = node.type === 'JSXElement' || node.type === 'JSXFragment' ? childrenOf(node) : [];
  const isMixed =
    children.length > 1 &&
    children.some((child) => /\S/.test(sourceOf(child, scope)) && kindOf(child, scope) === 'fixed');
  return isMixed || partsOf(node).some((part) => !keyOf(part) && hasMixedTexts(part, scope));
};

const checkBranches = (branches: readonly ESTree.Node[], { scope, say }: File) => {
  const identity = (node: ESTree.Node) => {
    const key = keyOf(node);
    return `${elementName(node)} ${key ? sourceOf(key, scope) : ''}`;
  };
  const twin = branches.find((node, index) =>
    branches.some((other, at) => at < index && identity(other) === identity(node)),
  );
  if (twin && branches.some((branch) => identity(branch) === identity(twin) && hasMixedTexts(branch, scope)))
    say('branches', twin, scope);
};

/** Faults in sources by their path, as 'path:line what to do'. */
export const faultsIn = (sources: Readonly<Record<string, string>>): string[] => {
  const faults: string[] = [];
  /** Components that put their children beside others, or into a fragment. */
  const slots = new Set<string>();
  const uses: Use[] = [];

  const checkChildren = (node: ESTree.JSXElement | ESTree.JSXFragment, { scope, owner, say }: File) => {
    const children = childrenOf(node);
    const kinds = children.map((child) => kindOf(child, scope));
    const isBeside = children.length > 1 || isFragment(node);
    children.forEach((child, index) => {
      const kind = kinds[index];
      const isAfter = kinds.slice(0, index).some((before) => before === 'moving' || before === 'slot');
      if (kind === 'texts') say('list', child, scope);
      else if (isText(kind) && isFragment(node)) say('fragment', child, scope);
      else if (kind === 'changing' && isBeside) say('beside', child, scope);
      else if (kind === 'fixed' && isAfter) say('after', child, scope);
      else if (kind === 'slot' && isBeside) slots.add(owner);
    });
    uses.push({ name: elementName(node), owner, kinds, say: () => say('slot', node, scope) });
  };

  const visit = (node: ESTree.Node, file: File): void => {
    let { scope, owner } = file;
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && /^[A-Z]/.test(node.id.name)) {
      owner = node.id.name;
      const roots = returnedBy(node.init ?? undefined);
      for (const root of roots) {
        const kind = kindOf(root, scope);
        if (isText(kind)) file.say(kind === 'texts' ? 'list' : 'root', root, scope);
        if (kind === 'slot') slots.add(owner);
      }
      checkBranches(roots.flatMap(branchesOf), file);
    }
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      isConstant(node.callee.object, scope)
    ) {
      const [callback] = node.arguments;
      const items = callback?.type === 'ArrowFunctionExpression' ? callback.params.slice(0, 1).flatMap(namesIn) : [];
      scope = { ...scope, constants: new Set([...scope.constants, ...items]) };
    }
    const key = keyOf(node);
    if (key) scope = { ...scope, key: sourceOf(key, scope) };
    const inner = { ...file, scope, owner };
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') checkChildren(node, inner);
    if (node.type === 'ConditionalExpression') checkBranches(branchesOf(node), inner);
    for (const part of partsOf(node)) visit(part, inner);
  };

  for (const [path, source] of Object.entries(sources)) {
    const { program } = parseSync(path, source, { preserveParens: false });
    const say: File['say'] = (fault, node, scope) =>
      faults.push(
        `${path}:${source.slice(0, node.start).split('\n').length} ${remedies[fault]}: ${sourceOf(node, scope).trim().split('\n')[0]}`,
      );
    visit(program, { scope: scopeOf(program, source), owner: '', say });
  }
  for (let known = -1; known !== slots.size; ) {
    known = slots.size;
    for (const { name, owner, kinds } of uses) if (slots.has(name) && kinds.includes('slot')) slots.add(owner);
  }
  for (const { name, kinds, say } of uses) if (slots.has(name) && kinds.some(isText)) say();
  return faults;
};
