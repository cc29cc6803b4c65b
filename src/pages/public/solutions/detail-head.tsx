import type { ReactNode } from 'react';
import { Rest } from '../../../components/layout/rest';
import { TileField } from '../../../components/media/tile-field';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import type { IconName } from '../../../content/icons';
import { solutionsPage } from '../../../content/solutions-page';
import type { TileColor } from '../../../content/types';

type Props = {
  id: string;
  title: string;
  description: string;
  icon: IconName;
  backTo: string;
  palette: readonly TileColor[];
  children: ReactNode;
};

/** The head of one capability or industry: a tall mosaic of its own on the left, the words beside it. */
export const DetailHead = ({ id, title, description, icon, backTo, palette, children }: Props) => (
  <div className="grid grid-cols-1 border-b lg:min-h-[calc(100vw*7/18)] lg:grid-cols-12">
    <TileField
      seed={`solution ${id}`}
      columns={6}
      rows={7}
      gaps={0.28}
      palette={palette}
      fit="slice"
      runsOff="left"
      className="w-full max-lg:order-last max-sm:aspect-[2.01] sm:max-lg:aspect-[3.02] lg:col-span-4 lg:h-full"
    />
    <div className="grid content-between gap-12 px-gutter pt-16 pb-10 lg:col-span-8 lg:pb-14 lg:pl-8">
      <Link to={backTo} className="text-link inline-flex items-center gap-2 justify-self-start font-semibold">
        <Icon name="arrow-left" />
        {solutionsPage.back}
      </Link>
      <div className="grid gap-6">
        {/* Its file would be read before the heading is painted. */}
        <Rest placeholder="size-10">
          <Icon name={icon} sheet="solutions" className="size-10" />
        </Rest>
        <h1 className="text-title">{title}</h1>
        <p className="max-w-measure text-lead">{description}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  </div>
);
