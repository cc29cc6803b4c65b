import { type ReactNode, useEffect, useState } from 'react';
import { firstDraft } from '../../content/flows/first-draft';
import type { DraftWish } from '../../first-draft/types';
import { useOnDemand } from '../../hooks/use-on-demand';
import { savesData, whenIdle } from '../../lib/load-ahead';
import { Button } from '../ui/button';
import { useWide } from '../ui/use-wide';
import { type DraftFiles, hasPictures } from './kept-files';

/** Through a module that only names it, because the list of its scripts is long and not in the page's first load. */
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
   * `card`: the buttons, and on wide pages a small picture.
   */
  place: keyof typeof looks;
  title?: string;
  as?: 'h2' | 'h4';
  /** As that of the button beside it. */
  size?: 'medium' | 'large';
  /** The text of the button that opens the draft of a form. Beside the form it stands in for a drawing that is not loaded. */
  children?: ReactNode;
  /** Tells the buttons of a sent order, 'Open' and 'Download', from those of another on the page. */
  label?: string;
  /** Whether the visitor has sent the order. */
  isOwn?: boolean;
  /** As an order has them. */
  answers: Readonly<Record<string, unknown>>;
  /** Undefined where the tab no longer has those of an order. */
  files: DraftFiles | undefined;
};

/**
 * The first draft of what is typed into the Instant Site form, whose button has a text of its own, or of a sent order. What
 * draws is loaded when the browser is idle where there is room for a drawing, else at the first press.
 */
export const FirstDraft = ({
  place,
  title = firstDraft.title,
  as: Heading = 'h2',
  size = 'medium',
  children,
  label,
  isOwn = false,
  answers,
  files,
}: Props) => {
  const [parts, load, hasFailed] = useOnDemand(loadParts);
  const [wish, setWish] = useState<DraftWish>(null);
  const [problem, setProblem] = useState('');
  const isDrawn = useWide(80) && place !== 'button';
  useEffect(() => {
    if (isDrawn && !savesData()) whenIdle(load, 500);
  }, [isDrawn, load]);
  // Said after a press only: nobody has asked for what is loaded ahead.
  const take = async (wanted: DraftWish) => {
    setWish(wanted);
    setProblem('');
    if (!(await load())) setProblem(firstDraft.notOpened);
  };
  const Box = place === 'button' ? 'div' : 'section';
  const offers = children ? (['open'] as const) : (['open', 'download'] as const);
  return (
    <Box aria-label={place === 'button' ? undefined : title} className={`${looks[place]} noscript:hidden print:hidden`}>
      {place !== 'button' && <Heading className="text-subheading">{title}</Heading>}
      {parts && (
        <parts.DraftParts answers={answers} files={files} drawing={isDrawn && place} wish={wish} onWish={setWish} />
      )}
      {!children && <p className="max-w-measure text-fg-quiet text-sm">{firstDraft.note}</p>}
      {isOwn && !files && hasPictures(answers) && <p className="max-w-measure text-sm">{firstDraft.picturesGone}</p>}
      {(place !== 'beside' || hasFailed || (isDrawn && !parts && savesData())) && (
        <div className="flex flex-wrap gap-3">
          {offers.map((wanted) => (
            <Button key={wanted} size={size} onClick={() => take(wanted)}>
              {children ?? (
                <>
                  <span>{firstDraft[wanted]}</span>
                  <span className="sr-only">{` ${firstDraft.ofDraft}${label ? `, ${label}` : ''}`}</span>
                </>
              )}
            </Button>
          ))}
        </div>
      )}
      {/* From the press on: where the box is hidden it would never be heard. What is loaded has a live region of its own. */}
      {wish && !parts && (
        <p role="status" className="empty:sr-only">
          {problem}
        </p>
      )}
    </Box>
  );
};
