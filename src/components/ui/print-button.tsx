import { type ComponentProps, useState } from 'react';
import { Button } from './button';

const cannotPrint = 'This browser cannot print here. Open the page in your browser, or share it to print.';

/** Milliseconds in which a browser that can print begins to. */
const longestWait = 1000;

/** Prints the page. Says so where nothing happens: web views and Firefox on phones have no `print`, or one that does nothing. */
export const PrintButton = ({ children, ...look }: Pick<ComponentProps<typeof Button>, 'children' | 'size'>) => {
  const [hasFailed, setHasFailed] = useState(false);
  const print = () => {
    // A screen reader says the same again only if it has changed in between.
    setHasFailed(false);
    const timer = setTimeout(() => setHasFailed(true), longestWait);
    const begin = () => {
      clearTimeout(timer);
      setHasFailed(false);
    };
    window.addEventListener('beforeprint', begin, { once: true });
    try {
      window.print();
    } catch {
      // The sentence comes after the wait.
    }
  };
  return (
    <>
      <Button {...look} onClick={print}>
        {children}
      </Button>
      <p role="status" className="max-w-measure self-center text-sm print:hidden">
        {hasFailed && cannotPrint}
      </p>
    </>
  );
};
