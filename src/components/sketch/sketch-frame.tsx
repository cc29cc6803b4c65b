import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { noteFor, sketchTexts } from '../../content/flows/sketch';
import { subscribeToNothing } from '../../hooks/use-hydrated';
import { classNames } from '../../lib/class-names';
import { savesData, whenIdle } from '../../lib/load-ahead';
import { Button } from '../ui/button';
import { isWide, useWide } from '../ui/use-wide';
import { hasPictures, noFiles, type SketchFiles } from './kept-files';
import { useSketchActs } from './use-sketch-acts';

export { answersUsed } from '../../sketch/answers-used';

const looks = {
  // The frame is as high as the window below the header, whatever is drawn.
  beside: 'sticky top-24 hidden h-[calc(100dvh-7rem)] min-h-96 flex-col gap-3 beside:flex col-span-4',
  thumbnail: 'contents beside:hidden',
  card: 'relative grid content-center gap-3 xl:min-h-42 xl:pl-62',
  reward: 'grid content-start gap-3',
};

const frame = 'overflow-hidden border border-line-strong bg-ground-raised';
const frames = {
  thumbnail: 'absolute inset-y-0 left-0 w-12 contain-strict',
  card: 'absolute inset-y-0 left-0 w-56',
  // Where the window is narrower than text and margins, the frame is as wide as the window.
  reward: 'aspect-3/4 contain-strict max-sm:-mx-gutter sm:aspect-4/3',
};

type Props = {
  /**
   * `beside`: on pages of 80rem or more, a column that follows the scroll. `thumbnail`: on narrower pages, a button with a picture
   * as large as a tile of the list of sections. `card`: the buttons, and on wide pages a small picture. `reward`: the buttons
   * and a large picture.
   */
  place: keyof typeof looks;
  title?: string;
  as?: 'h2' | 'h3';
  /** The text of the button that opens the sketch of a form. Beside the form it stands in for a drawing that is not loaded. */
  children?: ReactNode;
  /** Tells the buttons of a sent order, 'Open' and 'Download', from those of another on the page. */
  label?: string;
  isOwn?: boolean;
  isForAdmin?: boolean;
  answers: Readonly<Record<string, unknown>>;
  /** Undefined where the tab no longer has those of an order. */
  files: SketchFiles | undefined;
};

/**
 * The sketch of what is typed into the Instant Site form, whose button has a text of its own, or of a sent order. What
 * draws is loaded when the browser is idle where there is room for a drawing, else at the first press.
 */
export const SketchFrame = ({
  place,
  title = sketchTexts.title,
  as: Heading = 'h2',
  children,
  label,
  isOwn = false,
  isForAdmin = false,
  answers,
  files,
}: Props) => {
  const source = useMemo(() => ({ answers, files: files ?? noFiles }), [answers, files]);
  const { parts, load, hasFailed, message, OpenDialog, close, ...acts } = useSketchActs(source, isForAdmin);
  const hasColumn = useWide(80);
  const isRoomy = useWide(40);
  const isSaving = useSyncExternalStore(subscribeToNothing, savesData, () => false);
  const isDrawn = place === 'reward' || hasColumn !== (place === 'thumbnail');
  useEffect(() => {
    // On a wide page the thumbnail is hidden, and counts as drawn in the first render alone.
    if (isDrawn && !isSaving && !(place === 'thumbnail' && isWide(80))) whenIdle(load, 500);
  }, [isDrawn, isSaving, place, load]);
  const width = place === 'card' || (place === 'reward' && isRoomy) ? 'desktop' : 'small';
  const isKept = place !== 'card' && !hasFailed && !isSaving;
  const picture = place !== 'beside' && isDrawn && (parts || isKept) && (
    <div aria-hidden="true" className={`${frame} ${frames[place]}`}>
      {parts && <parts.SketchPicture {...source} width={width} />}
    </div>
  );
  const loaded = (
    <>
      {parts && place === 'beside' && isDrawn && <parts.SketchPanel source={source} {...acts} />}
      {OpenDialog && (
        <OpenDialog
          source={source}
          isForAdmin={isForAdmin}
          onClose={close}
          onDownload={acts.download}
          message={message ?? ''}
        />
      )}
      {/* From the press on: where the box is hidden it would never be heard. */}
      {(parts || message !== null) && (
        <p role="status" className={parts ? 'wrap-anywhere order-last text-sm' : 'basis-full empty:sr-only'}>
          {message}
        </p>
      )}
    </>
  );
  const look = `${looks[place]} noscript:hidden print:hidden`;
  if (place === 'thumbnail')
    return (
      <div className={look}>
        <div className="relative w-12 shrink-0 lg:mt-4 lg:h-13 lg:w-auto">
          {picture}
          <button
            type="button"
            className={classNames(
              'absolute inset-0 text-left lg:hover:underline',
              picture ? 'lg:pl-16' : 'max-lg:border',
            )}
            onClick={acts.open}
          >
            <span
              className={
                parts && picture ? 'max-lg:sr-only' : 'max-lg:block max-lg:text-[0.6875rem] max-lg:leading-tight'
              }
            >
              {children}
            </span>
          </button>
        </div>
        {loaded}
      </div>
    );
  const offers = children ? (['open'] as const) : (['open', 'download'] as const);
  return (
    <section aria-label={title} className={look}>
      <Heading className="text-subheading">{title}</Heading>
      {picture}
      {!children && <p className="max-w-measure text-fg-quiet text-sm">{noteFor(isForAdmin)}</p>}
      {isOwn && !files && hasPictures(answers) && <p className="max-w-measure text-sm">{sketchTexts.picturesGone}</p>}
      {(place !== 'beside' || hasFailed || (isDrawn && !parts && isSaving)) && (
        <div className="flex flex-wrap gap-3">
          {offers.map((wanted) => (
            <Button key={wanted} onClick={acts[wanted]}>
              {children ?? (
                <>
                  <span>{sketchTexts[wanted]}</span>
                  <span className="sr-only">{` ${sketchTexts.ofSketch}${label ? `, ${label}` : ''}`}</span>
                </>
              )}
            </Button>
          ))}
        </div>
      )}
      {loaded}
    </section>
  );
};
