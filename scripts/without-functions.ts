/**
 * Empties functions of a package that the site never calls, but that the package names, so that the bundler keeps them.
 * @param code a module of the package; functions are told by their indentation
 * @param names top-level functions, or such within one other function
 * @param missing the names that were not found yet; what is found is taken out
 * @returns the module, with functions of that name that only return null
 */
export const withoutFunctions = (code: string, names: readonly string[], missing: Set<string>): string =>
  names.reduce((text, name) => {
    const definition = new RegExp(`^( *)(async )?function ${name}\\([^]*?\\n\\1}$`, 'm');
    if (definition.test(text)) missing.delete(name);
    return text.replace(definition, `function ${name}() {\n  return null;\n}`);
  }, code);
