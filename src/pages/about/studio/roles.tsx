import { groundClass } from '../../../components/media/tile-colors';
import { type DrawnTile, readTiles, TileDrawing } from '../../../components/media/tile-drawing';
import { type StudioRoleId, studioPage } from '../../../content/public/studio';
import type { TileColor } from '../../../content/types';
import { classNames } from '../../../lib/class-names';

type RoleDrawing = { ground: TileColor; columns: number; rows: number; tiles: readonly DrawnTile[] };

const draw = (ground: TileColor, colors: readonly TileColor[], text: string): RoleDrawing => {
  const lines = text.split('/').map((line) => line.trim().split(' '));
  return { ground, columns: lines[0]?.length ?? 0, rows: lines.length, tiles: readTiles(colors, text) };
};

/** One drawing for each role. An agent makes many tiles, of which a person signs one. */
const roleDrawings: Readonly<Record<StudioRoleId, RoleDrawing>> = {
  lead: draw('ink', ['sun', 'paper', 'vermilion', 'ultramarine'], 'q22 s01 q20 q30 / b31 q03 q13 q00'),
  producer: draw('sun', ['ink', 'vermilion'], 'q01 b00 b00 b00 / q01 b00 b00 . / q01 b00 b00 b00 / q00 b00 . .'),
  researcher: draw('ultramarine', ['paper', 'sun'], 'q20 q30 . . / q10 q01 . . / . . s01 . / . . . s01'),
  designer: draw(
    'blush',
    ['ink', 'vermilion', 'moss'],
    'q21 s00 q22 q32 / s00 q01 t10 q02 / t32 q30 q21 q31 / q12 b00 q11 q01',
  ),
  'motion-designer': draw(
    'moss',
    ['paper', 'sun'],
    'q00 q10 q20 q31 / q10 q20 q31 q00 / q20 q31 q00 q10 / q31 q00 q10 q20',
  ),
  editor: draw('vermilion', ['ink', 'paper'], 's01 . s01 . / q11 . q11 . / b00 b00 b00 b00 / b00 b00 b00 .'),
  engineer: draw(
    'ink',
    ['paper', 'ultramarine', 'sun'],
    's01 b00 b00 s01 / b30 q22 q32 b10 / b30 q12 q02 b10 / s01 b20 b20 s01',
  ),
  'growth-analyst': draw('sun', ['moss', 'ink'], '. . . t21 / . . t20 s00 / . t20 s00 s00 / t20 s00 s00 s00'),
  agents: draw(
    'paper',
    ['ink', 'vermilion'],
    'q20 q20 q20 q20 q20 q20 / q20 q20 q20 q20 q20 q20 / q20 q20 q20 q20 q01 q20 / q20 q20 q20 q20 q20 q20 / q20 q20 q20 q20 q20 q20 / q20 q20 q20 q20 q20 q20',
  ),
};

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

/** A drawn tile and a written one in turn, on wide screens as a checkerboard in which the lead is as large as four tiles. */
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
          const isTurned = !isLead && index % 2 === 0;
          const isTurnedWide = index === 2 || index === 5 || index === 6;
          return (
            <li
              key={role.id}
              className={classNames(
                'not-first:max-lg:border-t lg:col-span-2',
                isLead
                  ? 'on-second grid content-between lg:row-span-2'
                  : 'grid max-xs:grid-cols-1 lg:aspect-2/1 lg:grid-cols-2',
                !isLead && (isTurned ? 'grid-cols-[2fr_1fr]' : 'grid-cols-[1fr_2fr]'),
              )}
            >
              <Drawing
                id={role.id}
                className={classNames(isTurned && 'max-lg:order-1 max-xs:order-none', isTurnedWide && 'lg:order-1')}
              />
              <Text role={role} isLead={isLead} />
            </li>
          );
        })}
      </ul>
    </div>
  </section>
);
