import { type ReactNode, useEffect, useState } from 'react';
import { firstDraft } from '../../content/flows/first-draft';
import type { DraftWish } from '../../first-draft/types';
import { useOnDemand } from '../../hooks/use-on-demand';
import { savesData, whenIdle } from '../../lib/load-ahead';
import { Button } from '../ui/button';
import { useWide } from '../ui/use-wide';
import type { DraftFiles } from './kept-files';

/** Through a module that only names it, because the list of its scripts is long and not in the form's first load. */
const loadParts = () => import('./draft-loader').then(({ load }) => load());

const looks = {
  // As high as the window below the header, whatever is drawn.
  beside: 'sticky top-24 hidden h-[calc(100dvh-7rem)] min-h-96 flex-col gap-3 beside:flex col-span-4',
  button: 'beside:hidden',
  card: 'relative grid content-center gap-3 xl:min-h-42 xl:pl-62',
};

type Props = {
  /**
   * `beside`: a column of its own that follows the scroll, on pages from 80rem on; `button`: in its stead on narrower ones;
   * `card`: the button, and on wide pages a small picture.
   */
  place: keyof typeof looks;
  /** As that of the button beside it. */
  size?: 'medium' | 'large';
  /** The text of the button that opens it. Beside the form it stands in for a drawing that is not loaded. */
  children: ReactNode;
  /** As an order has them. */
  answers: Readonly<Record<string, unknown>>;
  files: DraftFiles;
};

/**
 * The first draft of what is typed into the Instant Site form. What draws is loaded when the browser is idle where there is
 * room for a drawing, else at the first press. `SentDraft` is that of an order: each is in the script of its page.
 */
export const FirstDraft = ({ place, size = 'medium', children, ...source }: Props) => {
  const [parts, load, hasFailed] = useOnDemand(loadParts);
  const [wish, setWish] = useState<DraftWish>(null);
  const [problem, setProblem] = useState('');
  const isDrawn = useWide(80) && place !== 'button';
  useEffect(() => {
    if (isDrawn && !savesData()) whenIdle(load, 500);
  }, [isDrawn, load]);
  // Said after a press only: nobody has asked for what is loaded ahead.
  const open = async () => {
    setWish('open');
    setProblem('');
    if (!(await load())) setProblem(firstDraft.failed);
  };
  const title = place === 'button' ? undefined : firstDraft.title;
  const Box = title ? 'section' : 'div';
  return (
    <Box aria-label={title} className={`${looks[place]} noscript:hidden print:hidden`}>
      {title && <h2 className="text-subheading">{title}</h2>}
      {parts && <parts.DraftParts {...source} drawing={isDrawn && place} wish={wish} onWish={setWish} />}
      {(place !== 'beside' || hasFailed || (isDrawn && !parts && savesData())) && (
        <Button size={size} className="w-fit" onClick={open}>
          {children}
        </Button>
      )}
      {/* From the press on: where the box is hidden it would never be heard. */}
      {wish && !parts && (
        <p role="status" className="empty:sr-only">
          {problem}
        </p>
      )}
    </Box>
  );
};
