import { useId } from 'react';
import { type CreditPack, creditPacks } from '../../../content/catalogue/credits';
import { formatCents, formatCentsExactly } from '../../../content/format/money';
import { formatCount } from '../../../content/format/numbers';
import type { CreditPackId } from '../../../content/ids';
import { quotePack } from '../../../services/credits/purchase-entry';
import { ComparePrices } from '../../parts/cross-links';

const savingText = ({ id }: CreditPack) => {
  const { savingsCents, totalCents } = quotePack(id, 1);
  const percent = Math.round((savingsCents / (savingsCents + totalCents)) * 100);
  return savingsCents === 0 ? null : `Save ${formatCents(savingsCents)} (${percent}%)`;
};

/** The radio button is named by the pack and its credits; features and price are its description. */
const PackCard = ({ pack, isSelected, onChoose }: { pack: CreditPack; isSelected: boolean; onChoose: () => void }) => {
  const id = useId();
  return (
    <label className="relative grid gap-4 border-line-strong border-t-4 bg-ground-raised p-6 has-checked:border-vermilion has-checked:bg-fg has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:outline-fg has-focus-visible:outline-offset-3 sm:grid-cols-[1fr_auto]">
      <span className="grid content-start gap-2">
        <span className="flex flex-wrap items-center gap-3">
          <input
            type="radio"
            name="pack"
            value={pack.id}
            checked={isSelected}
            onChange={onChoose}
            aria-labelledby={`${id}-name ${id}-credits`}
            aria-describedby={`${id}-features ${id}-price`}
            className="size-5 accent-vermilion outline-none"
          />
          <span id={`${id}-name`} className="contents">
            <span className="font-display font-semibold text-subheading">{`${pack.name} pack`}</span>
            {pack.badge && <span className="bg-sun px-2 py-0.5 font-semibold text-ink text-sm">{pack.badge}</span>}
          </span>
        </span>
        <span id={`${id}-credits`} className="figures font-display font-semibold text-heading">
          {`${formatCount(pack.credits)} credits`}
        </span>
        <span id={`${id}-features`} className="grid gap-0.5">
          {pack.features.map((feature) => (
            <span key={feature}>{feature}</span>
          ))}
        </span>
      </span>
      <span id={`${id}-price`} className="figures grid content-start gap-1 sm:text-right">
        <span className="font-display font-semibold text-heading">{formatCents(pack.priceCents)}</span>
        <span>{`${formatCentsExactly(pack.priceCents / pack.credits)}/credit`}</span>
        {savingText(pack) && <span className="font-semibold">{savingText(pack)}</span>}
      </span>
    </label>
  );
};

type Props = { selected: CreditPackId | null; onChoose: (id: CreditPackId) => void };

export const PackPicker = ({ selected, onChoose }: Props) => (
  <fieldset className="grid gap-4">
    <legend className="mb-4 font-display font-semibold text-heading">Choose a pack</legend>
    {creditPacks.map((pack) => (
      <PackCard key={pack.id} pack={pack} isSelected={pack.id === selected} onChoose={() => onChoose(pack.id)} />
    ))}
    <p>
      <ComparePrices inNewTab />
    </p>
  </fieldset>
);
