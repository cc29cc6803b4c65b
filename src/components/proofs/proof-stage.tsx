import { drawnName } from '../../content/account/proofs';
import { tileHex } from '../../content/site/colors';
import { colorsOn } from '../../proofs/documents';
import { type DrawnProof, isPatternRule, markOfItem, paletteOfItem } from '../../proofs/items';
import { ArtworkPicture, ArtworkStage } from './artwork-stage';
import { KitSheet } from './kit-sheet';
import { MarkPicture, MarkStage } from './mark-stage';

type Props = { item: DrawnProof; isKit: boolean };

/** A proof, as large as there is room. */
export const ProofStage = ({ item, isKit }: Props) => {
  if (isKit) return <KitSheet item={item} />;
  return isPatternRule(item.rule) ? <ArtworkStage item={item} /> : <MarkStage item={item} />;
};

const Thumb = ({ item }: { item: DrawnProof }) => {
  const { paper, ink } = tileHex;
  const mark = (
    <span className="grid size-full place-items-center" style={{ background: paper }}>
      <MarkPicture
        mark={markOfItem(item)}
        colors={colorsOn(paper, ink, paletteOfItem(item).brand)}
        className="size-10"
      />
    </span>
  );
  return isPatternRule(item.rule) ? <ArtworkPicture item={item} className="size-full" /> : mark;
};

/** The proofs of a round as small pictures, on paper. */
export const ProofThumbs = ({ items }: { items: readonly DrawnProof[] }) => (
  <ul className="flex flex-wrap gap-2 pt-1">
    {items.map((item) => (
      <li key={`${item.rule} ${item.seed}`} className="size-16 overflow-hidden border border-line">
        <Thumb item={item} />
        <span className="sr-only">{drawnName(item.rule)}</span>
      </li>
    ))}
  </ul>
);
