import { useEffect, useState } from 'react';
import { draftControls } from '../../content/flows/first-draft-drawing';
import type { DraftWish } from '../../first-draft/types';
import { useOnDemand } from '../../hooks/use-on-demand';
import { savesData, whenIdle } from '../../lib/load-ahead';
import { Button } from '../ui/button';
import { useWide } from '../ui/use-wide';
import { hasPictures, keptFiles, type SentOrder } from './kept-files';

const loadParts = () => import('./draft-parts');

const offers = ['open', 'download'] as const;

type Props = {
  title: string;
  as?: 'h2' | 'h4';
  /** Tells its buttons from those of another order on the page. */
  label?: string;
  order: SentOrder;
  /** Whether the visitor has sent the order. */
  isOwn: boolean;
};

/** The first draft of a sent order: its two buttons, and on wide pages a small picture. */
export const SentDraft = ({ title, as: Heading = 'h2', label, order, isOwn }: Props) => {
  const files = keptFiles(order);
  const [parts, load] = useOnDemand(loadParts);
  const [wish, setWish] = useState<DraftWish>(null);
  const [problem, setProblem] = useState('');
  const isDrawn = useWide(80);
  useEffect(() => {
    if (isDrawn && !savesData()) whenIdle(load, 500);
  }, [isDrawn, load]);
  // Said after a press only: nobody has asked for what is loaded ahead.
  const take = async (wanted: DraftWish) => {
    setWish(wanted);
    setProblem('');
    if (!(await load())) setProblem(draftControls.notOpened);
  };
  return (
    <section
      aria-label={title}
      className="relative grid content-center gap-3 noscript:hidden xl:min-h-42 xl:pl-62 print:hidden"
    >
      <Heading className="text-subheading">{title}</Heading>
      {parts && (
        <parts.DraftParts
          answers={order.answers}
          {...(files && { files })}
          drawing={isDrawn && 'card'}
          wish={wish}
          onWish={setWish}
        />
      )}
      <p className="max-w-measure text-fg-quiet text-sm">{draftControls.note}</p>
      {isOwn && !files && hasPictures(order.answers) && (
        <p className="max-w-measure text-sm">{draftControls.picturesGone}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {offers.map((wanted) => (
          <Button key={wanted} onClick={() => take(wanted)}>
            <span>{draftControls[wanted]}</span>
            <span className="sr-only">{` ${draftControls.ofDraft}${label ? `, ${label}` : ''}`}</span>
          </Button>
        ))}
      </div>
      {/* What is loaded has a live region of its own. */}
      {!parts && (
        <p role="status" className="empty:sr-only">
          {problem}
        </p>
      )}
    </section>
  );
};
