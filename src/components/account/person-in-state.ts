const textIn = (state: unknown, name: 'email' | 'name'): string => {
  const value =
    typeof state === 'object' && state !== null ? Object.entries(state).find(([key]) => key === name) : null;
  return typeof value?.[1] === 'string' ? value[1] : '';
};

/**
 * The address and name that another page passes on to log in or sign up; each is '' if there is none. They are in the
 * location state, so that they are in no address.
 * @param state untrusted
 */
export const personInState = (state: unknown) => ({ email: textIn(state, 'email'), name: textIn(state, 'name') });
