import { useState } from 'react';
import { copyText } from '../../lib/copy-and-download';
import { useAnnouncement } from './announced';
import { Button } from './button';

type Props = {
  what: string;
  text: string;
  className?: string;
};

const select = (field: HTMLInputElement | null) => field?.select();

export const CopyButton = ({ what, text, className }: Props) => {
  const [isRefused, setIsRefused] = useState(false);
  const [announcement, say] = useAnnouncement();
  const copy = async () => {
    const isCopied = await copyText(text);
    setIsRefused(!isCopied);
    say(isCopied ? 'Copied' : 'This browser did not allow copying. Copy it from this field:');
  };
  return (
    <div className="grid justify-items-start gap-2 print:hidden noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-4">
        <Button tone="quiet" size="small" onClick={copy} {...(className && { className })}>
          Copy<span className="sr-only">{` ${what}`}</span>
        </Button>
        <p role="status">{announcement}</p>
      </div>
      {isRefused && (
        <input
          ref={select}
          readOnly
          aria-label={what}
          value={text}
          className="min-h-11 w-full min-w-0 border border-line-strong bg-ground-raised px-3.5 py-2 text-fg"
        />
      )}
    </div>
  );
};
