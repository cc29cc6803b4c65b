/** What tells one build from the next: the address of its main script, in whose name is the hash of all it leads to. */
export const buildId = (): string => document.querySelector<HTMLElement>('script[data-main]')?.dataset.main ?? '';
