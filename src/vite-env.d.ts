/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Id of the build (`scripts/build/build-id.ts`). */
  readonly BUILD_ID?: string;
  /** Year of the build, which the footer shows. */
  readonly BUILD_YEAR: string;
  /** The `story` of `brand.config.ts`, as JSON text. */
  readonly BRAND_STORY: string;
  /** 'off' leaves the demo desk, its page and the test cards out of the build, which removes what is behind a condition that is written out. */
  readonly VITE_DEMO_DESK?: string;
  /** 'off' leaves the first draft of an Instant Site out of the build, and all that leads to it. */
  readonly VITE_FIRST_DRAFT?: string;
}

declare module 'virtual:search-index' {
  /** Address of the JSON file that holds what the search finds. */
  const address: string;
  export default address;
}
