/// <reference types="vite/client" />

declare module 'virtual:icon-sprite' {
  const address: string;
  export default address;
}

declare module 'virtual:brand-marks' {
  /** Address of each platform's mark, by its id in `content/platforms.ts`. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
