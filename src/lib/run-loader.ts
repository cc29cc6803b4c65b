import type { LoaderFunction, Params } from 'react-router-dom';

type Asked = { url: URL; params: Params; pattern: string };

/** Runs a page's loader outside the router, with what the router would give it. @returns what the loader returns */
export const runLoader = (loader: LoaderFunction, { url, params, pattern }: Asked): ReturnType<LoaderFunction> =>
  // No middleware, no context: our loaders look at the address alone.
  loader({ request: new Request(url), params, url, pattern, context: {} as never });
