import { TileField } from '../media/tile-field';
import { ActionLink } from '../ui/button';

type Action = { label: string; href: string; note?: string | undefined };

type Props = {
  title: string;
  text: string;
  /**
   * The primary action, which opens in this tab, and at most one other, which opens in a new tab if it leads to another
   * site.
   */
  actions: readonly [Action] | readonly [Action, Action];
  /** Seed of the row of tiles above; different on each page. */
  seed: string;
};

/** The call to action at the end of a page: a row of tiles, a question or an offer in large type, and buttons. */
export const CallToAction = ({ title, text, actions, seed }: Props) => (
  <section aria-labelledby="closing" className="border-t">
    <TileField
      seed={seed}
      columns={24}
      rows={1}
      gaps={0.25}
      palette={['ultramarine', 'sun', 'moss', 'blush', 'vermilion']}
      fit="slice"
      className="aspect-8/1 w-full md:aspect-16/1 lg:aspect-24/1"
    />
    <div className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
      <h2 id="closing" className="text-title lg:col-span-7">
        {title}
      </h2>
      <div className="grid content-end gap-7 lg:col-span-4 lg:col-start-9">
        <p className="max-w-measure text-lead">{text}</p>
        <div className="flex flex-wrap items-start gap-3">
          {actions.map((action, index) => (
            <ActionLink
              key={action.label}
              tone={index === 0 ? 'primary' : 'secondary'}
              size="large"
              newTab={index > 0 && action.href.startsWith('http')}
              action={action}
            />
          ))}
        </div>
      </div>
    </div>
  </section>
);
