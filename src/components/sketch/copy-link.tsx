import { useId, useState } from 'react';
import { namedSketch } from '../../content/public/named-sketch';
import { copyText } from '../../lib/copy-and-download';
import { asset } from '../../lib/links';
import type { LookName } from '../../sketch/types';
import { Button } from '../ui/button';
import { nameFragment } from './name-link';

export const CopyLink = ({ name, look }: { name: string; look: LookName }) => {
  const id = useId();
  const [told, setTold] = useState<{ fragment: string; text: string } | null>(null);
  const fragment = nameFragment(name, look);
  if (!fragment) return null;
  const copy = async () => {
    setTold(null);
    const isCopied = await copyText(window.location.origin + asset('/') + fragment);
    setTold({ fragment, text: isCopied ? namedSketch.copied : namedSketch.refused });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button size="small" onClick={copy} aria-describedby={id}>
        {namedSketch.copy}
      </Button>
      <p id={id} className="text-fg-quiet text-sm">
        {namedSketch.copyNote}
      </p>
      <p role="status" className="text-sm">
        {told?.fragment === fragment ? told.text : ''}
      </p>
    </div>
  );
};
