/** Whether the visitor saves data: nothing is loaded then that is not asked for. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData || window.matchMedia('(prefers-reduced-data: reduce)').matches;
};
