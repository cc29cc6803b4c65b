/** What the names in a source file stand for. */
import type { ESTree } from 'vite';
import { partsOf, type Scope } from './kinds';

/** The names that a pattern or a parameter declares. */
export const namesIn = (pattern: ESTree.Node): string[] => {
  if (pattern.type === 'Identifier') return [pattern.name];
  return (pattern.type === 'Property' ? [pattern.value] : partsOf(pattern)).flatMap(namesIn);
};

const variablesIn = (node: ESTree.Node): string[] => [
  ...(node.type === 'VariableDeclarator' ? namesIn(node.id) : []),
  ...partsOf(node).flatMap(variablesIn),
];

/**
 * The constants inside a function: its parameters and variables hide those of the module that have their names.
 * @param items names that stand for the items of a list that stays the same
 */
export const constantsIn = (node: ESTree.ArrowFunctionExpression, scope: Scope, items: readonly string[]) => {
  const own = new Set([...node.params.flatMap(namesIn), ...variablesIn(node.body)]);
  return new Set([...[...scope.constants].filter((name) => !own.has(name)), ...items]);
};

const elementsOnly = /^:\s*(?:(?:ReactElement|false|null|undefined)[\s|]*)+$/;

export const scopeOf = (program: ESTree.Program, source: string): Scope => {
  const constants = new Set<string>();
  const variables = new Map<string, ESTree.Expression[]>();
  const elementProps = new Set<string>();
  const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end);
  const collect = (node: ESTree.Node, isTopLevel: boolean) => {
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) constants.add(local.name);
    if (node.type === 'VariableDeclaration' && node.kind === 'const' && isTopLevel)
      for (const name of node.declarations.flatMap(({ id }) => namesIn(id))) constants.add(name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      variables.set(node.id.name, [...(variables.get(node.id.name) ?? []), node.init]);
    if (node.type === 'TSPropertySignature' && node.typeAnnotation && elementsOnly.test(textOf(node.typeAnnotation)))
      elementProps.add(textOf(node.key));
    const isStillTopLevel = isTopLevel && /^(Program|ExportNamedDeclaration)$/.test(node.type);
    for (const part of partsOf(node)) collect(part, isStillTopLevel);
  };
  collect(program, true);
  return { source, constants, variables, elementProps };
};
