/** Where a whole module depends on it, the variable itself is written out, so that the bundler leaves the module out. */
export const hasDemoDesk: boolean = import.meta.env.VITE_DEMO_DESK !== 'off';
