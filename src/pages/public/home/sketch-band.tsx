import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { columnSizes, Picture } from '../../../components/media/picture/picture';
import { whenSeen } from '../../../components/motion/when-seen';
import type { LinkedName } from '../../../components/sketch/name-link';
import { Button } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { sketchBand, sketchOffer } from '../../../content/public/sketch-band';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { replaceEntry } from '../../../lib/links';
import { savesData, whenIdle } from '../../../lib/load-ahead';

const picture = { src: '/media/cards/first-draft', alt: '' };

/** Whether the address has a name. What reads it is loaded with the drawing. */
const isNameFragment = () => window.location.hash.startsWith('#name=');

const loadDrawing = () => import('../../../components/sketch/named-sketch');

/**
 * A name becomes the first screen of a website. Until somebody types, it is that of an example, at first as a picture. What
 * draws is loaded when the picture is in view and the browser is idle; for visitors who save data, at a press. A link may name
 * the name and its look.
 */
export const SketchBand = () => {
  const id = useId();
  const offer = sketchOffer();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const [linked, setLinked] = useState<LinkedName | null>(null);
  const [note, setNote] = useState<string>(sketchBand.example);
  const [drawing, load, hasFailed] = useOnDemand(loadDrawing);
  const [isOnPress, setOnPress] = useState(false);
  const start = useEffectEvent(() => {
    // What was typed before the page was hydrated.
    setName(field.current?.value ?? '');
    if (isNameFragment()) void load().then((module) => module && open(module.readNameFragment(window.location.hash)));
    else if (savesData()) setOnPress(true);
    else if (box.current) return whenSeen(box.current, () => whenIdle(load, 500));
  });
  const open = (link: LinkedName | null) => {
    if (!link || !field.current || field.current.value) return;
    field.current.value = link.name;
    setLinked(link);
    setName(link.name);
    field.current.form?.scrollIntoView({ behavior: 'instant' });
  };
  useEffect(() => start(), []);
  const type = (typed: string) => {
    setName(typed);
    // The name is no longer that of the link.
    if (isNameFragment()) replaceEntry(window.history.state, window.location.pathname + window.location.search);
  };
  const NamedSketch = drawing?.NamedSketch;
  const businessName = name.trim();
  const hasLooks = NamedSketch && businessName !== '';
  const openForm = (event: FormEvent) => {
    event.preventDefault();
    const shown = box.current?.querySelector<HTMLElement>('[data-look]');
    navigate(offer.form.to, { state: { businessName, look: shown?.dataset.look } });
  };
  return (
    <div className="page-grid grid gap-x-8 gap-y-10 border-t py-12 lg:grid-cols-12">
      <div className={`grid content-center gap-6 ${hasLooks ? '' : 'lg:row-span-2 '}lg:col-span-5`}>
        {/* `method="dialog"` outside a dialog does nothing. Before hydration a GET form would leave the page. */}
        <form
          aria-labelledby={`${id}-offer`}
          method="dialog"
          onSubmit={openForm}
          className="grid gap-4 noscript:hidden print:hidden"
        >
          <h3 className="text-heading">{sketchBand.heading}</h3>
          <label htmlFor={id}>{sketchBand.field}</label>
          <div className="flex flex-wrap gap-3">
            <input
              ref={field}
              id={id}
              autoComplete="organization"
              onChange={(event) => type(event.target.value)}
              className="min-h-14 min-w-0 grow basis-44 border border-line-strong bg-ground-raised px-3.5 text-lead"
            />
            <Button type="submit" tone="primary" size="large">
              {sketchBand.submit}
            </Button>
          </div>
        </form>
        <p className="text-lead">
          <span id={`${id}-offer`}>{offer.before}</span>{' '}
          <TextLink to={offer.checkout.to}>{offer.checkout.text}</TextLink>,{' '}
          <TextLink to={offer.form.to}>{offer.form.text}</TextLink>
        </p>
      </div>
      <div className="lg:row-span-2 lg:col-span-7">
        <div ref={box} className="relative aspect-4/3 overflow-hidden border">
          <Picture picture={picture} sizes={columnSizes(7)} />
          {NamedSketch ? (
            <NamedSketch name={businessName} linked={linked?.look ?? null} sheet={sheet} />
          ) : (
            (isOnPress || hasFailed) && (
              <Button
                size="small"
                className="on-page absolute right-0 bottom-0"
                onClick={async () => (await load()) || setNote(sketchBand.failed)}
              >
                {sketchBand.start}
              </Button>
            )
          )}
        </div>
        <p className="mt-2 min-h-10 text-fg-quiet text-sm">
          {linked && linked.name === businessName
            ? sketchBand.fromLink
            : NamedSketch && businessName
              ? sketchBand.own
              : note}
        </p>
      </div>
      {hasLooks && <div ref={setSheet} className="grid content-start gap-3 lg:col-span-5 print:hidden" />}
    </div>
  );
};
