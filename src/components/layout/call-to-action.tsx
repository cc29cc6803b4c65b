import type { CaseStudyId, ServiceGroupId } from '../../content/ids';
import { asset } from '../../lib/links';
import { TileField } from '../media/tile-field';
import { ActionLink } from '../ui/button';

type Action = { label: string; href: string; note?: string | undefined };

/** What is drawn above: a row of tiles from a seed, different on each page, or the strip of a client or of a service group. */
type Drawing = { seed: string; of?: never } | { seed?: never; of: CaseStudyId | ServiceGroupId };

type Props = {
  title: string;
  text: string;
  /** One or two. */
  actions: readonly Action[];
} & Drawing;

const stripLook = 'aspect-8/1 w-full md:aspect-16/1 lg:aspect-24/1';

export const CallToAction = ({ title, text, actions, seed = '', of }: Props) => (
  <section aria-labelledby="closing" className="border-t">
    {of ? (
      <img
        src={asset(`/media/strips/${of}.svg`)}
        alt=""
        width={240}
        height={10}
        loading="lazy"
        className={`${stripLook} object-cover object-left`}
      />
    ) : (
      <TileField
        seed={seed}
        columns={24}
        rows={1}
        gaps={0.25}
        palette={['ultramarine', 'sun', 'moss', 'blush', 'vermilion']}
        fit="slice"
        className={stripLook}
      />
    )}
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
