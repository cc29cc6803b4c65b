/**
 * Empties functions of a package that the site never calls, but that the package names, so that the bundler keeps them.
 * @param code a module of the package; functions are told by their indentation
 * @param names top-level functions, or such within one other function; or, with a dot, what a function is assigned to, as the
 * source of a regular expression
 * @param missing the names that were not found yet; what is found is taken out
 * @returns the module, with functions of that name that only return null, and without those assignments
 */
export const withoutFunctions = (code: string, names: readonly string[], missing: Set<string>): string =>
  names.reduce((text, name) => {
    const isAssigned = name.includes('.');
    const start = isAssigned ? `${name} = function \\(` : `(?:async )?function ${name}\\(`;
    const definition = new RegExp(`^( *)${start}[^]*?\\n\\1}${isAssigned ? ';' : ''}$`, 'gm');
    return text.replace(definition, () => {
      missing.delete(name);
      return isAssigned ? '' : `function ${name}() {\n  return null;\n}`;
    });
  }, code);
