/**
 * Finds texts in JSX that React would lose on a translated page. It reads one file at a time, and takes a name for what its type
 * or its value says: what it cannot know, `e2e/rendering/states.spec.ts` meets on translated pages.
 */
import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node;
/** `moving`: elements that may come, go or be swapped. `fixed`: a text that stays the same. `changing`: one that can change. */
type Kind = 'element' | 'moving' | 'fixed' | 'changing' | 'list';

/** What to do about each kind of fault. */
export const remedies = {
  beside:
    'a text that can change has siblings: give it an element of its own, or make one template literal of all texts',
  list: 'a list has bare texts in it: make each item an element with a key',
  fragment: 'a text is directly in a fragment: use an element instead of the fragment',
  after: 'a text follows an element that can come, go or be swapped: give the text an element of its own',
} as const;

/** Elements, and components that are always one and the same element. */
const steady = /^(?:[a-z]|(?:Link|TextLink|Icon|LogoMark)$)/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isJsx = (node: Node): node is ESTree.JSXElement | ESTree.JSXFragment =>
  /^JSX(?:Element|Fragment)$/.test(node.type);
const holdsJsx = (node: Node): boolean => isJsx(node) || partsOf(node).some(holdsJsx);
const isMap = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'map';

/** The children that React sees: without line breaks and comments. */
const childrenOf = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) =>
  children.filter((child) => {
    if (child.type === 'JSXText') return /\S/.test(child.value) || !child.value.includes('\n');
    return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
  });

/** The kind of a child in a file. `constants` has names of the module, and of items of its lists. */
const kindsIn = (source: string, constants: ReadonlySet<string>) => {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const isConstant = (node: Node): boolean =>
    node.type === 'Literal' ||
    constants.has(textOf(node)) ||
    (node.type === 'MemberExpression' && !node.computed && isConstant(node.object)) ||
    (node.type === 'TemplateLiteral' && node.expressions.every(isConstant));
  const isOfElements = (name: string) =>
    name === 'children' ||
    new RegExp(`\\b${name}\\??: *(?:false \\| )?React(?:Element|Node)|\\b${name} = [^;]{0,80}?<[A-Za-z>]`).test(source);
  const kindOf = (node: Node): Kind => {
    const isMoving = (branch: Node) => textOf(branch) === 'null' || /moving|element/.test(kindOf(branch));
    if (node.type === 'JSXText') return 'fixed';
    // What it renders is shown by the component that calls it.
    if (node.type === 'ArrowFunctionExpression') return 'element';
    if (node.type === 'JSXFragment') return 'moving';
    if (node.type === 'JSXExpressionContainer' || node.type === 'ChainExpression') return kindOf(node.expression);
    if (node.type === 'JSXElement') {
      const { name, attributes } = node.openingElement;
      const isKept = attributes.every((one) => !/^key=|^icon=.*\?/.test(textOf(one)));
      return steady.test(textOf(name)) && isKept ? 'element' : 'moving';
    }
    if (node.type === 'LogicalExpression') return isMoving(node.right) ? 'moving' : 'changing';
    if (node.type === 'ConditionalExpression')
      return [node.consequent, node.alternate].every(isMoving) ? 'moving' : 'changing';
    if (node.type === 'CallExpression' && isMap(node)) {
      if (!holdsJsx(node)) return 'list';
      return node.callee.type === 'MemberExpression' && isConstant(node.callee.object) ? 'element' : 'moving';
    }
    if (isConstant(node)) return 'fixed';
    return isOfElements(textOf(node).replace(/^props\./, '')) ? 'moving' : 'changing';
  };
  return { kindOf, isConstant };
};

/** Faults in sources by their path, as 'path:line what to do'. */
export const faultsIn = (sources: Readonly<Record<string, string>>): string[] =>
  Object.entries(sources).flatMap(([path, source]) => {
    const declared = source.matchAll(/^(?:import|(?:export )?const) (?:type )?(.+?)(?: from | = |: )/gms);
    const keys = source.matchAll(/\bkey=\{([\w.]+)\}/g);
    const constants = new Set([
      ...[...declared].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
      // A text that is its own key cannot change.
      ...[...keys].map(([, name = '']) => name),
    ]);
    const { kindOf, isConstant } = kindsIn(source, constants);
    const faults: string[] = [];
    const check = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
      const children = childrenOf(node);
      const kinds = children.map(kindOf);
      const faultOf = (kind: Kind | undefined, index: number): keyof typeof remedies | null => {
        if (kind === 'list') return 'list';
        if (kind !== 'fixed' && kind !== 'changing') return null;
        if (node.type === 'JSXFragment') return 'fragment';
        if (kind === 'changing') return children.length > 1 ? 'beside' : null;
        return kinds.slice(0, index).includes('moving') ? 'after' : null;
      };
      children.forEach((child, index) => {
        const fault = faultOf(kinds[index], index);
        const [line] = source.slice(child.start, child.end).trim().split('\n');
        if (fault)
          faults.push(`${path}:${source.slice(0, child.start).split('\n').length} ${remedies[fault]}: ${line}`);
      });
    };
    const visit = (node: Node): void => {
      if (node.type === 'CallExpression' && isMap(node) && node.callee.type === 'MemberExpression') {
        const [callback] = node.arguments;
        if (callback?.type === 'ArrowFunctionExpression' && isConstant(node.callee.object))
          for (const name of source.slice(callback.start, callback.body.start).match(/\w+/g) ?? []) constants.add(name);
      }
      if (isJsx(node)) check(node);
      for (const part of partsOf(node)) visit(part);
    };
    visit(parseSync(path, source, { preserveParens: false }).program);
    return faults;
  });
