import { useEffect, useState } from 'react';
import { draftControls } from '../../content/flows/first-draft-drawing';
import { savesData, whenIdle } from '../../lib/load-ahead';
import { useOnDemand } from '../../lib/use-on-demand';
import { Button } from '../ui/button';
import { useWide } from '../ui/use-wide';
import type { DraftWish } from './first-draft';
import type { DraftFiles } from './kept-files';

const loadParts = () => import('./draft-parts');

const offers = ['open', 'download'] as const;

type Props = {
  title: string;
  as?: 'h2' | 'h4';
  /** Tells its buttons from those of another order on the page. */
  label?: string;
  answers: Readonly<Record<string, unknown>>;
  /** Where the tab still has them. */
  files?: DraftFiles;
};

/** The first draft of a sent order: its two buttons, and on wide pages a small picture. */
export const SentDraft = ({ title, as: Heading = 'h2', label, ...source }: Props) => {
  const [parts, load, hasFailed] = useOnDemand(loadParts);
  const [wish, setWish] = useState<DraftWish>(null);
  const isDrawn = useWide(80);
  useEffect(() => {
    if (isDrawn && !savesData()) whenIdle(load, 500);
  }, [isDrawn, load]);
  return (
    <section
      aria-label={title}
      className="relative grid content-center gap-3 noscript:hidden xl:min-h-42 xl:pl-62 print:hidden"
    >
      <Heading className="text-subheading">{title}</Heading>
      {parts && <parts.DraftParts {...source} drawing={isDrawn && 'card'} wish={wish} onWish={setWish} />}
      <p className="max-w-measure text-fg-quiet text-sm">{draftControls.note}</p>
      <div className="flex flex-wrap gap-3">
        {offers.map((wanted) => (
          <Button
            key={wanted}
            onClick={() => {
              setWish(wanted);
              void load();
            }}
          >
            <span>{draftControls[wanted]}</span>
            <span className="sr-only">{` ${draftControls.ofDraft}${label ? `, ${label}` : ''}`}</span>
          </Button>
        ))}
      </div>
      {hasFailed && <p role="alert">{draftControls.notOpened}</p>}
    </section>
  );
};
