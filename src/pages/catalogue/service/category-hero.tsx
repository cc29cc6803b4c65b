import { groundClass } from '../../../components/media/tile-colors';
import { TileField } from '../../../components/media/tile-field';
import { ButtonLink } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { TopicIcon } from '../../../components/ui/topic-icon';
import { serviceGroups } from '../../../content/catalogue/service-groups';
import { servicePrice } from '../../../content/catalogue/service-prices';
import type { ServiceCategory } from '../../../content/types';
import { classNames } from '../../../lib/class-names';
import { href, serviceHref } from '../../../paths';
import { categoryPalette } from './category-palette';

/**
 * Crops the mosaic to whole rows: all seven on wide screens, the first two or three below; slightly less, against rounding.
 * On wide screens it begins below the trial banner, which overlays the top of the page.
 */
const mosaicClass =
  'w-full max-sm:aspect-[2.01] sm:max-lg:aspect-[3.02] lg:absolute lg:right-0 lg:bottom-0 lg:aspect-6/7 lg:h-[calc(100%-2.75rem)] lg:w-auto lg:max-w-[38%]';

export const CategoryHero = ({ category: { id, title, description, icon, color } }: { category: ServiceCategory }) => {
  const group = serviceGroups.find(({ members }) => members.includes(id));
  const { price, note } = servicePrice(id);
  return (
    <div className="relative overflow-hidden border-b">
      <div className="page-grid grid gap-x-8 lg:min-h-[min(42vw,48rem)] lg:grid-cols-12">
        <div className="grid content-between gap-10 pt-16 pb-10 lg:col-span-7 lg:pb-14">
          <nav aria-label="Breadcrumb">
            <ol className="flex flex-wrap gap-x-2 text-fg-quiet">
              <li>
                <TextLink to={href('services')}>Services</TextLink>
              </li>
              {group && (
                <li className="flex gap-x-2">
                  <span aria-hidden="true">/</span>
                  <TextLink to={serviceHref(group.id)}>{group.title}</TextLink>
                </li>
              )}
            </ol>
          </nav>
          <div className="grid justify-items-start gap-7">
            <div className={classNames('grid size-16 place-items-center rounded-tl-tile', groundClass[color])}>
              <TopicIcon name={icon} className="size-7 translate-x-1 translate-y-1" />
            </div>
            <h1 className="max-w-[8.1em] text-title sm:max-w-none">{title}</h1>
            <p className="max-w-measure text-lead">{description}</p>
            <div className="grid gap-1">
              <p className="figures text-balance font-display font-semibold text-subheading">{price}</p>
              {note && <p className="figures text-fg-quiet">{note}</p>}
            </div>
            <div className="flex flex-wrap gap-3">
              <ButtonLink tone="primary" size="large" to={href('contact')}>
                Get a quote
              </ButtonLink>
              <ButtonLink size="large" to={href('pricing')}>
                View pricing
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      <TileField
        seed={`service ${id}`}
        columns={6}
        rows={7}
        gaps={0.3}
        palette={categoryPalette(color)}
        fit="slice"
        className={mosaicClass}
      />
    </div>
  );
};
