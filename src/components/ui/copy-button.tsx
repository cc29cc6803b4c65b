import { useState } from 'react';
import { copyText } from '../../lib/copy-and-download';
import { Button } from './button';

type Props = {
  what: string;
  text: string;
  className?: string;
};

const select = (field: HTMLInputElement | null) => field?.select();

export const CopyButton = ({ what, text, className }: Props) => {
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    // A screen reader announces the same text again only if it has changed in between.
    setResult(null);
    setResult((await copyText(text)) ? 'copied' : 'refused');
  };
  return (
    <div className="grid justify-items-start gap-2 print:hidden noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-4">
        <Button tone="quiet" size="small" onClick={copy} {...(className && { className })}>
          Copy<span className="sr-only">{` ${what}`}</span>
        </Button>
        <p role="status">
          {result === 'copied' ? 'Copied' : result && 'This browser did not allow copying. Copy it from this field:'}
        </p>
      </div>
      {result === 'refused' && (
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
