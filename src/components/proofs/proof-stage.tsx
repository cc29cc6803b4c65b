import { drawnName } from '../../content/account/proofs';
import { type DrawnProof, isPatternRule } from '../../proofs/items';
import { KitSheet } from './kit-sheet';
import { ProofThumb } from './project-picture';
import { ArtworkStage, MarkStage } from './stages';

type Props = { item: DrawnProof; isKit: boolean };

export const ProofStage = ({ item, isKit }: Props) => {
  if (isKit) return <KitSheet item={item} />;
  return isPatternRule(item.rule) ? <ArtworkStage item={item} /> : <MarkStage item={item} />;
};

export const ProofThumbs = ({ items }: { items: readonly DrawnProof[] }) => (
  <ul className="flex flex-wrap gap-2 pt-1">
    {items.map((item) => (
      <li key={`${item.rule} ${item.seed}`} className="size-16 overflow-hidden border border-line">
        <ProofThumb item={item} />
        <span className="sr-only">{drawnName(item.rule)}</span>
      </li>
    ))}
  </ul>
);
