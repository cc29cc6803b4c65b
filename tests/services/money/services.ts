/** The services that the money model calls, imported again for each tab. */
export const loadServices = async () => {
  const [session, leaving, signUp, history, purchases, redemptions, orders, { store }, keys] = await Promise.all([
    import('../../../src/services/account/session'),
    import('../../../src/services/sign-in/log-out'),
    import('../../../src/services/sign-in/sign-up'),
    import('../../../src/services/credits/history'),
    import('../../../src/services/credits/purchases'),
    import('../../../src/services/credits/redemptions'),
    import('../../../src/services/orders/orders'),
    import('../../../src/storage/store'),
    import('../../../src/storage/schema'),
  ]);
  return { ...session, ...leaving, ...signUp, ...history, ...purchases, ...redemptions, ...orders, store, keys };
};

export type Services = Awaited<ReturnType<typeof loadServices>>;
