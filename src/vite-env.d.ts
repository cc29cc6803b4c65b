/// <reference types="vite/client" />

declare module 'virtual:brand-marks' {
  /** Address of the folder with each platform's mark, named by its id in `content/platforms.ts`. */
  const folder: string;
  export default folder;
}

interface ImportMetaEnv {
  /** What tells one build from the next (`scripts/build-id.ts`). */
  readonly BUILD_ID?: string;
}
