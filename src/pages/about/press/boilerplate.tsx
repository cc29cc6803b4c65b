import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { copyText } from '../../../lib/take-text';

type Props = { label: string; text: string };

/** A description of the agency with a button that copies it. */
export const Boilerplate = ({ label, text }: Props) => {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    // A screen reader says the same again only if the text has changed in between.
    setResult(null);
    setResult((await copyText(text)) ? 'copied' : 'failed');
  };
  return (
    <section className="grid gap-4 border-t border-t-fg pt-5">
      <h2 className="eyebrow">{label}</h2>
      <p className="max-w-measure text-pretty text-subheading">{text}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button size="small" onClick={copy}>
          Copy<span className="sr-only">{` ${label}`}</span>
        </Button>
        <p role="status">
          {result === 'copied'
            ? 'Copied'
            : result === 'failed' && 'This browser did not allow copying: select the text instead.'}
        </p>
      </div>
    </section>
  );
};
