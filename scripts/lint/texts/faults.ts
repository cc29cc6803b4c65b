/** Finds the texts in JSX that React would lose on a translated page. `translated-texts.test.ts` says why. */
import { type ESTree, parseSync } from 'vite';
import { branchesOf, keyOf, twinIn } from './branches';
import {
  childrenOf,
  elementName,
  isConstant,
  isJsx,
  isText,
  type Jsx,
  type Kind,
  kindOf,
  partsOf,
  returnedBy,
  type Scope,
  sourceOf,
} from './kinds';
import { constantsIn, namesIn, scopeOf } from './scope';

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
  /** The component that the node is in. */
  owner: string;
  /** Names that the callback at hand has for the items of a list that stays the same. */
  items: readonly string[];
  say: (fault: keyof typeof remedies, node: ESTree.Node, scope: Scope) => void;
};

const isFragment = (node: ESTree.Node) =>
  node.type === 'JSXFragment' || /^(Fragment|Suspense)$/.test(elementName(node));

/** The names that `list.map((item) => …)` has for the items of a list that stays the same. */
const itemsOf = (node: ESTree.Node, scope: Scope): string[] => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const [callback] = node.arguments;
  if (callback?.type !== 'ArrowFunctionExpression' || !isConstant(node.callee.object, scope)) return [];
  return callback.params.slice(0, 1).flatMap(namesIn);
};

/** Faults in sources by their path, as 'path:line what to do'. */
export const faultsIn = (sources: Readonly<Record<string, string>>): string[] => {
  const faults: string[] = [];
  /** Components that put their children beside others, or into a fragment. */
  const slots = new Set<string>();
  const uses: Use[] = [];

  const checkChildren = (node: Jsx, { scope, owner, say }: File) => {
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
    let { scope, owner, items } = file;
    const checkBranches = (branches: readonly ESTree.Node[]) => {
      const twin = twinIn(branches, scope);
      if (twin) file.say('branches', twin, scope);
    };
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && /^[A-Z]/.test(node.id.name)) {
      owner = node.id.name;
      const roots = returnedBy(node.init ?? undefined);
      for (const root of roots) {
        const kind = kindOf(root, scope);
        if (isText(kind)) file.say(kind === 'texts' ? 'list' : 'root', root, scope);
        if (kind === 'slot') slots.add(owner);
      }
      checkBranches(roots.flatMap(branchesOf));
    }
    if (node.type === 'ArrowFunctionExpression') scope = { ...scope, constants: constantsIn(node, scope, items) };
    items = itemsOf(node, scope);
    const key = keyOf(node);
    if (key) scope = { ...scope, key: sourceOf(key, scope) };
    const inner = { ...file, scope, owner, items };
    if (isJsx(node)) checkChildren(node, inner);
    if (node.type === 'ConditionalExpression') checkBranches(branchesOf(node));
    for (const part of partsOf(node)) visit(part, inner);
  };

  for (const [path, source] of Object.entries(sources)) {
    const { program } = parseSync(path, source, { preserveParens: false });
    const say: File['say'] = (fault, node, scope) =>
      faults.push(
        `${path}:${source.slice(0, node.start).split('\n').length} ${remedies[fault]}: ${sourceOf(node, scope).trim().split('\n')[0]}`,
      );
    visit(program, { scope: scopeOf(program, source), owner: '', items: [], say });
  }
  for (let known = -1; known !== slots.size; ) {
    known = slots.size;
    for (const { name, owner, kinds } of uses) if (slots.has(name) && kinds.includes('slot')) slots.add(owner);
  }
  for (const { name, kinds, say } of uses) if (slots.has(name) && kinds.some(isText)) say();
  return faults;
};
