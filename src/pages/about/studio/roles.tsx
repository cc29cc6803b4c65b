import { groundClass } from '../../../components/media/tile-colors';
import { TileDrawing } from '../../../components/media/tile-drawing';
import { studioPage } from '../../../content/public/studio';
import { classNames } from '../../../lib/class-names';
import { roleDrawings } from './role-drawings';

const { roles } = studioPage;

type Role = (typeof roles.items)[number];

const Drawing = ({ id, className }: { id: Role['id']; className?: string }) => {
  const { ground, ...drawing } = roleDrawings[id];
  return (
    <div className={classNames('grid content-end overflow-hidden', groundClass[ground], className)}>
      {/* A little larger, so that the margin of the drawing is cut off. */}
      <TileDrawing {...drawing} className="w-full scale-[1.015]" />
    </div>
  );
};

const Text = ({ role: { name, kinds, text, responsibleFor }, isLead }: { role: Role; isLead: boolean }) => (
  <div className={classNames('grid content-between gap-x-8 gap-y-6', isLead ? 'p-5 lg:p-8' : 'p-5 lg:p-6')}>
    <div>
      <h3 className={isLead ? 'text-title' : 'text-subheading'}>{name}</h3>
      {kinds && <p className="mt-2 text-fg-quiet">{kinds}</p>}
      <p className={classNames('mt-2 max-w-measure', isLead && 'text-lead')}>{text}</p>
    </div>
    <p className={classNames('max-w-measure', isLead && 'text-lead')}>
      <span className="eyebrow block">{roles.responsibleFor}</span>
      <span className="font-semibold">{responsibleFor}</span>
    </p>
  </div>
);

/**
 * The roles as a mosaic: a drawn tile and a written one in turn, on wide screens as a checkerboard of four columns, in which
 * the lead is as large as four tiles.
 */
export const Roles = () => (
  <section aria-labelledby="roles" className="border-t border-t-fg">
    <div className="page-grid grid gap-x-8 gap-y-5 pt-section pb-12 lg:grid-cols-12">
      <h2 id="roles" className="text-title lg:col-span-8">
        {roles.heading}
      </h2>
      <p className="max-w-measure self-end text-lead lg:col-span-4">{roles.text}</p>
    </div>
    <div className="page-grid">
      <ul className="grid border lg:grid-cols-4">
        {roles.items.map((role, index) => {
          const isLead = role.id === 'lead';
          // The drawing is on the other side in each row; on wide screens a row has two roles, beside or below the lead.
          const isTurned = index % 2 === 0;
          const isTurnedWide = index === 2 || index === 5 || index === 6;
          return (
            <li
              key={role.id}
              className={classNames(
                'not-first:max-lg:border-t lg:col-span-2',
                isLead
                  ? 'on-second grid content-between lg:row-span-2'
                  : 'grid @max-[20rem]/page:grid-cols-1 lg:aspect-2/1 lg:grid-cols-2',
                !isLead && (isTurned ? 'grid-cols-[2fr_1fr]' : 'grid-cols-[1fr_2fr]'),
              )}
            >
              {isLead && <Drawing id={role.id} />}
              {!isLead && (
                <Drawing
                  id={role.id}
                  className={classNames(
                    isTurned && 'max-lg:order-1 @max-[20rem]/page:order-none',
                    isTurnedWide && 'lg:order-1',
                  )}
                />
              )}
              <Text role={role} isLead={isLead} />
            </li>
          );
        })}
      </ul>
    </div>
  </section>
);
