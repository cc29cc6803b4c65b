/// <reference types="vite/client" />

declare module 'virtual:icon-sprite' {
  const addresses: { icons: string; topics: string };
  export default addresses;
}

declare module 'virtual:brand-marks' {
  /** Address of each platform's mark, by its id in `content/platforms.ts`. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
