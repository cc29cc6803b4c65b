/**
 * Whether this build has the demo desk, `/demo` and the test cards. A leaf module: it imports nothing, so that content,
 * storage and services may all import it. What would bring whole modules into the bundle stands behind the variable itself,
 * written out, because the bundler knows an imported constant only after it has collected what is used.
 */
export const hasDemoDesk: boolean = import.meta.env.VITE_DEMO_DESK !== 'off';
