import { type ServiceGroupId, serviceGroupIds } from '../../src/content/ids';
import { artefacts } from './artefacts';
import type { Artefact } from './artefacts/sheet';
import { composeMoving } from './tiles/field';
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
import type { Field, Palette, Rule } from './tiles/types';

export type ClientId = keyof typeof clientPalettes;

/**
 * The seed also picks one of a rule's four compositions. `detail` divides the cells: 2 is a grid twice as fine. Grids are so
 * chosen that a cell is a whole number of pixels. `strip` is for the strip of the study's last section, where the cover's
 * composition is too high or too wide.
 */
type Client = { rule: Rule; seed: number; detail?: number; strip?: { seed: number; columns?: number } };

const clients: Readonly<Record<ClientId, Client>> = {
  trillerfest: { rule: trillerfest, seed: 4, detail: 2, strip: { seed: 7 } },
  'damon-motorcycles': { rule: damonMotorcycles, seed: 4 },
  bellabeat: { rule: bellabeat, seed: 4 },
  'unikoin-gold': { rule: unikoinGold, seed: 4, strip: { seed: 5 } },
  'cover-build': { rule: coverBuild, seed: 4, detail: 2, strip: { seed: 5 } },
  'casper-blockchain': { rule: casperBlockchain, seed: 4, strip: { seed: 5, columns: 40 } },
  'myle-tap': { rule: myleTap, seed: 4 },
};

export const clientIds = Object.keys(clients) as ClientId[];

const draw = (id: ClientId, columns: number, rows: number): Field => {
  const { rule, seed, detail = 1 } = clients[id];
  return composeMoving({ seed, rule, palette: clientPalettes[id], columns: columns * detail, rows: rows * detail });
};

const [, , poster] = artefacts.trillerfest;
const [, , planSheet] = artefacts['cover-build'];
const [, , slide] = artefacts['casper-blockchain'];
const made: Readonly<Partial<Record<ClientId, Artefact>>> = {
  trillerfest: poster,
  'cover-build': planSheet,
  'casper-blockchain': slide,
};

/** The cover of a client, 16 by 10: an artefact or the pattern alone. Its loop is the same drawing in motion. */
export const cover = (id: ClientId): Artefact => made[id] ?? { field: draw(id, 16, 10), words: [] };

/** The composition of the cover as a square, for social cards. */
export const clientField = (id: ClientId): Field => draw(id, 10, 10);

/** What is repeated in the strip of a client's study. */
const clientStrip = (id: ClientId): Field => {
  const { rule, seed, strip } = clients[id];
  const input = { rule, palette: clientPalettes[id], columns: 24, rows: 10 };
  return composeMoving({ ...input, seed, ...strip });
};

const groupInputs: Readonly<Record<ServiceGroupId, { rule: Rule; palette: Palette }>> = {
  engineering: { rule: engineering, palette: ['ink', 'paper', 'ultramarine', 'vermilion'] },
  design: { rule: design, palette: ['ink', 'vermilion', 'blush', 'sun'] },
  research: { rule: research, palette: ['ink', 'moss', 'sun', 'paper'] },
  growth: { rule: growth, palette: ['ink', 'moss', 'blush', 'sun'] },
};

/** The pattern of a service group, on ink. */
const groupField = (id: ServiceGroupId, columns: number): Field =>
  composeMoving({ ...groupInputs[id], seed: 1, columns, rows: 10 });

/** The heroes of the four service groups. */
export const groups: Readonly<Record<ServiceGroupId, Field>> = {
  engineering: groupField('engineering', 16),
  design: groupField('design', 16),
  research: groupField('research', 16),
  growth: groupField('growth', 16),
};

/** What is repeated in the strip above the last words of a study, or of a group's services. */
export const strips: readonly (readonly [id: string, field: Field])[] = [
  ...clientIds.map((id) => [id, clientStrip(id)] as const),
  ...serviceGroupIds.map((id) => [id, groupField(id, 24)] as const),
];
