/**
 * Whether this build has the demo desk, `/demo` and the test cards. Written out, so that the build leaves out what depends
 * on it. A leaf module: it imports nothing, so that content, storage and services may all import it.
 */
export const hasDemoDesk: boolean = import.meta.env.VITE_DEMO_DESK !== 'off';
