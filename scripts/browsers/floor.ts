/** The oldest browsers in which everything works. Record 13 says who is left out, and how to raise it. */
export const floor = { Chrome: '111', Firefox: '128', Safari: '16.4' } as const;

/** The same for Vite: syntax that they lack is rewritten. Edge has Chrome's numbers, and Safari of iPhones that of Macs. */
export const floorTargets: string[] = Object.entries(floor).map(([name, version]) => name.toLowerCase() + version);
