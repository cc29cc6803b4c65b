/** Names that earlier builds gave to what browsers keep: their tabs, backups and caches may still be there. */
export const formerNames = {
  /** Lock of transactions; with '-commit:' the beginning of commit markers. Tabs of every build share it. */
  lock: 'tessera-storage',
  /** `format` of backups. */
  backup: 'tessera-demo-data',
  /** Beginnings of the names of caches. */
  caches: { build: 'tessera-build-', pictures: 'tessera-pictures' },
  /** Beginning of the addresses of the logo's files, which `public/_redirects` leads on. */
  logo: 'brand/tessera-',
} as const;
