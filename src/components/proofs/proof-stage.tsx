import type { ReactNode } from 'react';
import { drawnName, kitTexts } from '../../content/account/proofs';
import { tileHex } from '../../content/site/colors';
import { contrast } from '../../lib/shades';
import { colorsOn, oneColor } from '../../proofs/documents';
import { type DrawnProof, isPatternRule, markOfItem, paletteOfItem } from '../../proofs/items';
import { ProofThumb } from './project-picture';
import { ArtworkPicture, ArtworkStage, MarkPicture, MarkStage } from './stages';

const Part = ({ title, children, className = '' }: { title: string; children: ReactNode; className?: string }) => (
  <section className={`grid content-start gap-3 border-line border-t pt-3 ${className}`}>
    <h4 className="font-medium text-sm">{title}</h4>
    {children}
  </section>
);

const typeSteps = [
  ['headline', 'font-display font-semibold text-[2.5rem] leading-none'],
  ['title', 'font-display font-semibold text-2xl'],
  ['text', 'text-base'],
  ['small', 'text-sm'],
] as const;

/** Letters of a name that a sheet has room for in each size. */
const longest = 42;

/** A branding kit on one sheet, which prints on one page of A4 or Letter. */
const KitSheet = ({ item }: { item: DrawnProof }) => {
  const mark = markOfItem(item);
  const letters = Array.from(item.letters);
  const sample = letters.length > longest ? `${letters.slice(0, longest).join('')}…` : item.letters;
  const palette = paletteOfItem(item);
  const { paper, ink } = tileHex;
  const versions = [
    { ground: paper, colors: colorsOn(paper, ink, palette.brand) },
    { ground: paper, colors: oneColor(ink) },
    { ground: ink, colors: colorsOn(ink, paper, palette.brand) },
    { ground: palette.brand, colors: oneColor(palette.onBrand) },
  ];
  const pairs = [
    [palette.ink, palette.ground],
    [palette.brandText, palette.ground],
    [palette.onBrand, palette.brand],
    [palette.onAccent, palette.accent],
  ] as const;
  return (
    <div className="kit-sheet on-paper grid gap-6 border border-line bg-paper p-4 text-ink sm:grid-cols-6 sm:p-8 print:break-inside-avoid print:grid-cols-6 print:gap-4 print:p-0">
      <Part title={kitTexts.mark} className="sm:col-span-6 print:col-span-6">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 print:grid-cols-4">
          {versions.map(({ ground, colors }, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the versions never change their order
              key={index}
              className="grid place-items-center border border-line p-[18%] [print-color-adjust:exact]"
              style={{ background: ground }}
            >
              <MarkPicture mark={mark} colors={colors} className="aspect-square w-full" />
            </div>
          ))}
        </div>
      </Part>
      <Part title={kitTexts.colors} className="sm:col-span-3 print:col-span-3">
        <ul className="grid grid-cols-2 gap-3">
          {pairs.map(([text, ground]) => (
            <li
              key={`${text} ${ground}`}
              translate="no"
              className="grid gap-1 border border-line p-3 [print-color-adjust:exact]"
              style={{ background: ground, color: text }}
            >
              <span className="font-display text-2xl">Aa</span>
              <span className="figures text-sm">{`${text} / ${ground}`}</span>
              <span className="figures text-sm">{`${contrast(text, ground).toFixed(1)} : 1`}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={kitTexts.type} className="sm:col-span-3 print:col-span-3">
        <ol className="grid gap-2">
          {typeSteps.map(([step, className]) => (
            <li key={step} className="grid gap-0.5">
              <span translate="no" dir="auto" className={`wrap-anywhere ${className}`}>
                {sample}
              </span>
              <span className="text-fg-quiet text-sm">{kitTexts.scale[step]}</span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={kitTexts.social} className="sm:col-span-6 print:col-span-6">
        <div className="relative aspect-[1200/630] max-w-2xl overflow-hidden border border-line [print-color-adjust:exact] print:max-w-80">
          <ArtworkPicture item={{ ...item, rule: 'modern' }} className="absolute inset-0 size-full" />
          <div
            className="absolute bottom-0 left-0 flex max-w-full items-center gap-4 p-[4%]"
            style={{ background: paper }}
          >
            <MarkPicture mark={mark} colors={colorsOn(paper, ink, palette.brand)} className="size-12 shrink-0" />
            <span translate="no" dir="auto" className="wrap-anywhere font-display font-semibold text-xl">
              {sample}
            </span>
          </div>
        </div>
      </Part>
    </div>
  );
};

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
