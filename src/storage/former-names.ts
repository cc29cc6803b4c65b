/**
 * Names that earlier builds gave to what browsers keep. Tabs of such a build may still be open beside this one's, backups are
 * in visitors' folders, and caches in their browsers. Nothing new is named like this.
 */
export const formerNames = {
  /** Lock of transactions; with '-commit:' the beginning of commit markers. */
  lock: 'tessera-storage',
  /** `format` of backups. */
  backup: 'tessera-demo-data',
  /** Beginnings of the names of caches. */
  caches: { build: 'tessera-build-', pictures: 'tessera-pictures' },
  /** Beginning of the addresses of the logo's files, which `public/_redirects` leads on. */
  logo: 'brand/tessera-',
} as const;
