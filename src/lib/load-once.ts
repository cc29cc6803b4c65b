const loaded = new WeakMap<object, Promise<unknown>>();

/**
 * Keeps what was loaded: `import()` waits its turn in the browser's queue even where the module is there already.
 * @param load imports a module; the same function stands for the same module
 * @returns the module; a failure is not kept, the next call tries again
 */
export const loadOnce = <Module>(load: () => Promise<Module>): Promise<Module> => {
  // Only the line below puts anything in, under the function that gave it.
  const known = loaded.get(load) as Promise<Module> | undefined;
  if (known) return known;
  const loading = load();
  loaded.set(load, loading);
  loading.catch(() => loaded.delete(load));
  return loading;
};
