/** Makes something when it is first asked for, and keeps it. Formatters of `Intl` take milliseconds that the first page needs. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
