import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { columnSizes, Picture } from '../../../components/media/picture/picture';
import { whenSeen } from '../../../components/motion/when-seen';
import { Button } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import { sketchBand, sketchOffer } from '../../../content/public/sketch-band';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { savesData, whenIdle } from '../../../lib/load-ahead';

const picture = { src: '/media/cards/first-draft', alt: '' };

const loadDrawing = () => import('../../../components/sketch/named-sketch').then((module) => module.NamedSketch);

/**
 * A name becomes the first screen of a website. Until somebody types, it is that of an example, at first as a picture. What
 * draws is loaded when the picture is in view and the browser is idle; for visitors who save data, at a press.
 */
export const SketchBand = () => {
  const id = useId();
  const offer = sketchOffer();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const [note, setNote] = useState<string>(sketchBand.example);
  const [NamedSketch, load, hasFailed] = useOnDemand(loadDrawing);
  const [isOnPress, setOnPress] = useState(false);
  useEffect(() => {
    // What was typed before the page was hydrated.
    setName(field.current?.value ?? '');
    if (savesData()) setOnPress(true);
    else if (box.current) return whenSeen(box.current, () => whenIdle(load, 500));
  }, [load]);
  const businessName = name.trim();
  const openForm = (event: FormEvent) => {
    event.preventDefault();
    navigate(offer.form.to, { state: { businessName } });
  };
  return (
    <div className="page-grid grid gap-x-8 gap-y-10 border-t py-12 lg:grid-cols-12">
      <div className="grid content-center gap-6 lg:col-span-5">
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
              onChange={(event) => setName(event.target.value)}
              className="min-h-14 min-w-0 grow basis-44 border border-line-strong bg-ground-raised px-3.5 text-lead"
            />
            <Button type="submit" tone="primary" size="large">
              {sketchBand.submit}
            </Button>
          </div>
        </form>
        <p className="text-lead">
          <span id={`${id}-offer`}>{offer.before}</span>{' '}
          <Link to={offer.checkout.to} className="text-link">
            {offer.checkout.text}
          </Link>
          ,{' '}
          <Link to={offer.form.to} className="text-link">
            {offer.form.text}
          </Link>
        </p>
      </div>
      <div className="lg:col-span-7">
        <div ref={box} className="relative aspect-4/3 overflow-hidden border">
          <Picture picture={picture} sizes={columnSizes(7)} kind="card" />
          {NamedSketch ? (
            <NamedSketch name={businessName} field={field} />
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
        <p className="mt-2 min-h-10 text-fg-quiet text-sm">{NamedSketch && businessName ? sketchBand.own : note}</p>
      </div>
    </div>
  );
};
