/** The value of a parameter that an address has once; undefined if it is absent or given twice. */
export const onlyValue = (query: URLSearchParams, name: string): string | undefined => {
  const [value, ...more] = query.getAll(name);
  return more.length === 0 ? value : undefined;
};
