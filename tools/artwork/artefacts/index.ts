import type { CaseStudyId } from '../../../src/content/ids';
import { bellabeat } from './bellabeat';
import { casperBlockchain } from './casper-blockchain';
import { coverBuild } from './cover-build';
import { damonMotorcycles } from './damon-motorcycles';
import { myleTap } from './myle-tap';
import type { Artefact } from './sheet';
import { trillerfest } from './trillerfest';
import { unikoinGold } from './unikoin-gold';

/** What was made for each client, in the order of the study's gallery. */
export const artefacts: Readonly<Record<CaseStudyId, readonly [Artefact, Artefact, Artefact]>> = {
  trillerfest,
  'damon-motorcycles': damonMotorcycles,
  bellabeat,
  'unikoin-gold': unikoinGold,
  'cover-build': coverBuild,
  'casper-blockchain': casperBlockchain,
  'myle-tap': myleTap,
};
