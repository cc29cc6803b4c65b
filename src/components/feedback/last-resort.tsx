import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  title: string;
  /** What went wrong: each time anew, its heading is focused. */
  error: unknown;
  children: ReactNode;
};

/** Stands where a page would, between header and footer, and says why it does not. */
export const LastResort = ({ title, error, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is news
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
