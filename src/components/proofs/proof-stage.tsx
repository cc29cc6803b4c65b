import { drawnName } from '../../content/account/proofs';
import { tileHex } from '../../content/site/colors';
import { colorsOn } from '../../proofs/documents';
import { isMarkRule, isPatternRule, markOfItem, type ProofItem, paletteOfItem } from '../../proofs/items';
import { ArtworkPicture, ArtworkStage } from './artwork-stage';
import { KitSheet } from './kit-sheet';
import { MarkPicture, MarkStage } from './mark-stage';

type Props = { item: ProofItem; isKit: boolean };

/** A proof, as large as there is room. */
export const ProofStage = ({ item, isKit }: Props) => {
  if (isKit) return <KitSheet item={item} />;
  return isPatternRule(item.rule) ? <ArtworkStage item={item} /> : <MarkStage item={item} />;
};

/** A proof as a small picture, on paper. */
export const ProofThumb = ({ item }: { item: ProofItem }) => {
  const { paper, ink } = tileHex;
  const { brand } = paletteOfItem(item);
  return (
    <span role="img" aria-label={drawnName(item.rule)} className="block size-16 overflow-hidden border border-line">
      {isMarkRule(item.rule) || !isPatternRule(item.rule) ? (
        <span className="grid size-full place-items-center" style={{ background: paper }}>
          <MarkPicture mark={markOfItem(item)} colors={colorsOn(paper, ink, brand)} className="size-10" />
        </span>
      ) : (
        <ArtworkPicture item={item} className="size-full" />
      )}
    </span>
  );
};
