import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { groundClass } from '../../../components/media/tile-colors';
import { Icon } from '../../../components/ui/icon';
import { serviceSummary } from '../../../content/catalogue/service-summaries';
import type { ServiceId } from '../../../content/ids';
import { classNames } from '../../../lib/class-names';
import { serviceHref } from '../../../paths';

/** A service in the list: tile, title, summary. The tile turns on hover. */
export const ServiceRow = ({ id }: { id: ServiceId }) => {
  const { title, summary, color } = serviceSummary(id);
  return (
    <li className="border-t">
      <Link
        to={serviceHref(id)}
        className="group grid grid-cols-[auto_1fr_auto] @max-[20rem]/page:grid-cols-1 items-center gap-x-5 gap-y-1 py-5 md:grid-cols-[auto_5fr_6fr_auto]"
      >
        <span
          aria-hidden="true"
          className={classNames(
            'size-8 @max-[20rem]/page:hidden origin-center rounded-br-tile transition-transform duration-300 group-hover:rotate-90 group-focus-visible:rotate-90',
            groundClass[color === 'paper' ? 'ink' : color],
          )}
        />
        <span className="font-display font-semibold text-subheading">{title}</span>
        <span className="col-start-2 text-fg-quiet @max-[20rem]/page:col-start-1 md:col-start-3">{summary}</span>
        <Icon
          icon={ArrowRight}
          className="col-start-3 row-start-1 @max-[20rem]/page:hidden transition-transform duration-200 group-hover:translate-x-1 md:col-start-4"
        />
      </Link>
    </li>
  );
};
