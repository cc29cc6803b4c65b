/** What the children of a JSX element can be, as far as the source of one file says it. */
import type { ESTree } from 'vite';

/**
 * - `element`: always the same element. `moving`: elements that may come, go or be swapped. `slot`: the component's `children`.
 * - `fixed`: a text that stays the same. `changing`: a text that can change. `texts`: a list with texts in it.
 */
export type Kind = 'nothing' | 'element' | 'moving' | 'slot' | 'fixed' | 'changing' | 'texts';

export type Scope = {
  source: string;
  /** Names of values that stay the same: those of the module, and the items of its lists. */
  constants: ReadonlySet<string>;
  /** The values that variables of a name are given anywhere in the file. */
  variables: ReadonlyMap<string, readonly ESTree.Expression[]>;
  /** Properties whose type allows only elements. */
  elementProps: ReadonlySet<string>;
  /** Source of the nearest `key`: a text that is its own key cannot change. */
  key?: string;
};

/** Components that are always one and the same element. */
const steadyComponents = new Set(['Link', 'Icon', 'LogoMark']);

export const sourceOf = ({ start, end }: ESTree.Span, { source }: Scope): string => source.slice(start, end);

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value;

export const partsOf = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode);

export type Jsx = ESTree.JSXElement | ESTree.JSXFragment;

export const isJsx = (node: ESTree.Node): node is Jsx => node.type === 'JSXElement' || node.type === 'JSXFragment';

/** The children that React sees: without line breaks and comments. */
export const childrenOf = (node: Jsx): ESTree.JSXChild[] =>
  node.children.filter((child) => {
    if (child.type === 'JSXText') return /\S/.test(child.value) || !child.value.includes('\n');
    return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
  });

export const isText = (kind: Kind | undefined): boolean => kind === 'fixed' || kind === 'changing' || kind === 'texts';

export const elementName = (node: ESTree.Node): string =>
  node.type === 'JSXElement' && node.openingElement.name.type === 'JSXIdentifier' ? node.openingElement.name.name : '';

/** An attribute that is an expression in braces. */
export const attributeOf = (element: ESTree.JSXElement, wanted: string): ESTree.Node | undefined => {
  for (const attribute of element.openingElement.attributes)
    if (attribute.type === 'JSXAttribute' && attribute.name.name === wanted && attribute.value)
      return attribute.value.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value;
  return undefined;
};

export const isConstant = (node: ESTree.Node, scope: Scope): boolean => {
  switch (node.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return scope.constants.has(node.name);
    case 'MemberExpression':
      return isConstant(node.object, scope) && (!node.computed || isConstant(node.property, scope));
    case 'TemplateLiteral':
      return node.expressions.every((part) => isConstant(part, scope));
    case 'ChainExpression':
    case 'TSAsExpression':
      return isConstant(node.expression, scope);
    default:
      return false;
  }
};

const returnsIn = (node: ESTree.Node): ESTree.Node[] => {
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  return /Function|JSX/.test(node.type) ? [] : partsOf(node).flatMap(returnsIn);
};

/** What an arrow function, also in `memo`, can return. */
export const returnedBy = (node: ESTree.Node | undefined): ESTree.Node[] => {
  if (node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'memo')
    return returnedBy(node.arguments[0]);
  if (node?.type !== 'ArrowFunctionExpression') return [];
  return node.body.type === 'BlockStatement' ? returnsIn(node.body) : [node.body];
};

const kindOfElement = (element: ESTree.JSXElement, scope: Scope): Kind => {
  const name = elementName(element);
  const makesAnother = ['key', 'icon'].map((wanted) => attributeOf(element, wanted));
  const isSteady = makesAnother.every((value) => !value || isConstant(value, scope));
  return isSteady && (/^[a-z]/.test(name) || steadyComponents.has(name)) ? 'element' : 'moving';
};

const kindOfCall = ({ callee, arguments: [callback] }: ESTree.CallExpression, scope: Scope): Kind => {
  const name = sourceOf(callee.type === 'MemberExpression' ? callee.property : callee, scope);
  if (name !== 'map' && name !== 'useMemo') return 'changing';
  const kind = kindOfAny(returnedBy(callback), scope);
  if (isText(kind)) return name === 'map' ? 'texts' : 'changing';
  return callee.type === 'MemberExpression' && isConstant(callee.object, scope) ? 'element' : kind;
};

/** One of several, of which one is there at a time. */
const kindOfAny = (nodes: readonly ESTree.Node[], scope: Scope): Kind => {
  const kinds = nodes.map((node) => kindOf(node, scope));
  if (kinds.includes('texts')) return 'texts';
  return kinds.some(isText) ? 'changing' : kinds.includes('slot') ? 'slot' : 'moving';
};

export const kindOf = (node: ESTree.Node, scope: Scope): Kind => {
  if (sourceOf(node, scope) === scope.key || isConstant(node, scope))
    return node.type === 'Literal' && typeof node.value !== 'string' ? 'nothing' : 'fixed';
  switch (node.type) {
    case 'JSXText':
      return 'fixed';
    case 'JSXExpressionContainer':
    case 'ChainExpression':
      return kindOf(node.expression, scope);
    case 'JSXElement':
      return kindOfElement(node, scope);
    case 'JSXFragment':
      return 'moving';
    case 'LogicalExpression':
      return kindOfAny(node.operator === '&&' ? [node.right] : [node.left, node.right], scope);
    case 'ConditionalExpression':
      return kindOfAny([node.consequent, node.alternate], scope);
    case 'ArrayExpression':
      return kindOfAny(
        node.elements.filter((part) => part !== null),
        scope,
      );
    case 'CallExpression':
      return kindOfCall(node, scope);
    case 'Identifier':
      return kindOfName(node.name, scope);
    case 'MemberExpression':
      return kindOfName(sourceOf(node.property, scope), scope);
    default:
      return 'changing';
  }
};

const kindOfName = (name: string, scope: Scope): Kind => {
  if (name === 'undefined') return 'nothing';
  if (name === 'children') return 'slot';
  if (scope.elementProps.has(name)) return 'moving';
  const values = scope.variables.get(name);
  if (!values) return 'changing';
  return kindOfAny(values, { ...scope, variables: new Map([...scope.variables].filter(([other]) => other !== name)) });
};
