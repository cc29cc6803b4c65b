import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  /** The error; the heading is focused whenever it changes. */
  error: unknown;
  children: ReactNode;
};

/** The fallback of the error boundaries, shown between header and footer in place of a page. */
export const ErrorPage = ({ title, error, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for every error
  useEffect(() => {
    document.title = title;
    heading.current?.focus();
  }, [title, error]);
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page-grid flex min-h-dvh flex-col items-start justify-center gap-6 py-section outline-none"
    >
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {title}
      </h1>
      {children}
    </main>
  );
};
