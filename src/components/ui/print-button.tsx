import type { ComponentProps } from 'react';
import { useAnnouncement } from './announced';
import { Button } from './button';

const cannotPrint = 'This browser cannot print here. Open the page in your browser, or share it to print.';

/** Milliseconds in which a browser that can print begins to. */
const longestWait = 1000;

/** Prints the page. Says so where nothing happens: web views and Firefox on phones have no `print`, or one that does nothing. */
export const PrintButton = ({ children, ...look }: Pick<ComponentProps<typeof Button>, 'children' | 'size'>) => {
  const [announcement, say] = useAnnouncement();
  const print = () => {
    say('');
    const timer = setTimeout(say, longestWait, cannotPrint);
    const begin = () => {
      clearTimeout(timer);
      say('');
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
        {announcement}
      </p>
    </>
  );
};
