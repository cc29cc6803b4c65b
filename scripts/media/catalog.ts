import { composeField } from '../../src/components/media/tiles/field';
import type { Field, FieldInput, Palette, Rule } from '../../src/components/media/tiles/types';
import type { ServiceGroupId } from '../../src/content/ids';
import { clientPalettes } from './tiles/palettes';
import { bellabeat } from './tiles/rules/bellabeat';
import { casperBlockchain } from './tiles/rules/casper-blockchain';
import { coverBuild } from './tiles/rules/cover-build';
import { damonMotorcycles } from './tiles/rules/damon-motorcycles';
import { design } from './tiles/rules/design';
import { engineering } from './tiles/rules/engineering';
import { growth } from './tiles/rules/growth';
import { myleTap } from './tiles/rules/myle-tap';
import { research } from './tiles/rules/research';
import { trillerfest } from './tiles/rules/trillerfest';
import { unikoinGold } from './tiles/rules/unikoin-gold';

export type ClientId = keyof typeof clientPalettes;

/** A choice of seed and of the order of the client's colors. The seed also picks one of a rule's four compositions. */
type Choice = { seed: number; order?: readonly [number, number, number, number] };
/** `detail` divides the cells: 2 is a grid twice as fine. Grids are so chosen that a cell is a whole number of pixels. */
type Client = { rule: Rule; stills: readonly [Choice, Choice, Choice, Choice]; loop: Choice; detail?: number };

const clients: Readonly<Record<ClientId, Client>> = {
  trillerfest: {
    rule: trillerfest,
    stills: [{ seed: 4 }, { seed: 5, order: [1, 0, 2, 3] }, { seed: 6 }, { seed: 7, order: [3, 0, 1, 2] }],
    loop: { seed: 4 },
    detail: 2,
  },
  'damon-motorcycles': {
    rule: damonMotorcycles,
    stills: [
      { seed: 4 },
      { seed: 5, order: [2, 1, 0, 3] },
      { seed: 6, order: [1, 0, 2, 3] },
      { seed: 7, order: [3, 1, 2, 0] },
    ],
    loop: { seed: 4 },
  },
  bellabeat: {
    rule: bellabeat,
    stills: [{ seed: 4 }, { seed: 5, order: [1, 0, 2, 3] }, { seed: 6, order: [2, 1, 0, 3] }, { seed: 7 }],
    loop: { seed: 4 },
  },
  'unikoin-gold': {
    rule: unikoinGold,
    stills: [{ seed: 4 }, { seed: 5, order: [1, 0, 2, 3] }, { seed: 6 }, { seed: 7, order: [3, 1, 2, 0] }],
    loop: { seed: 6 },
  },
  'cover-build': {
    rule: coverBuild,
    stills: [{ seed: 4 }, { seed: 5, order: [3, 1, 2, 0] }, { seed: 6 }, { seed: 7, order: [2, 1, 0, 3] }],
    loop: { seed: 4 },
    detail: 2,
  },
  'casper-blockchain': {
    rule: casperBlockchain,
    stills: [{ seed: 4 }, { seed: 5, order: [2, 1, 0, 3] }, { seed: 6, order: [3, 1, 2, 0] }, { seed: 7 }],
    loop: { seed: 4 },
  },
  'myle-tap': {
    rule: myleTap,
    stills: [{ seed: 4 }, { seed: 5, order: [2, 0, 1, 3] }, { seed: 6, order: [3, 0, 1, 2] }, { seed: 7 }],
    loop: { seed: 4 },
  },
};

export const clientIds = Object.keys(clients) as ClientId[];

const reorder = (palette: Palette, order: Choice['order'] = [0, 1, 2, 3]): Palette => {
  const [a, b, c, d] = order.map((rank) => palette[rank] ?? palette[0]);
  return [a ?? palette[0], b ?? palette[1], c ?? palette[2], d ?? palette[0]];
};

const draw = (id: ClientId, { seed, order }: Choice, columns: number, rows: number): Field => {
  const { rule, detail = 1 } = clients[id];
  // Only the first of the four compositions is made for the fine grid.
  const cells = seed % 4 === 0 ? detail : 1;
  return composeField({
    seed,
    rule,
    palette: reorder(clientPalettes[id], order),
    columns: columns * cells,
    rows: rows * cells,
  });
};

/** The four stills of a client, 16 by 10. */
export const stills = (id: ClientId): readonly Field[] => clients[id].stills.map((choice) => draw(id, choice, 16, 10));

/** The field of a client's loop, 16 by 9. */
export const loop = (id: ClientId): Field => draw(id, clients[id].loop, 16, 9);

/** The first still as a square, for social cards. */
export const clientField = (id: ClientId): Field => draw(id, clients[id].stills[0], 10, 10);

const groupInput = (rule: Rule, palette: Palette): FieldInput => ({ seed: 1, rule, palette, columns: 16, rows: 10 });

/** The heroes of the four service groups, all on ink. */
export const groups: Readonly<Record<ServiceGroupId, Field>> = {
  engineering: composeField(groupInput(engineering, ['ink', 'paper', 'ultramarine', 'vermilion'])),
  design: composeField(groupInput(design, ['ink', 'vermilion', 'blush', 'sun'])),
  research: composeField(groupInput(research, ['ink', 'moss', 'sun', 'paper'])),
  growth: composeField(groupInput(growth, ['ink', 'moss', 'blush', 'sun'])),
};
