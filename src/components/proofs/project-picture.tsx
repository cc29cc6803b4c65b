import { tileHex } from '../../content/site/colors';
import { colorsOn } from '../../proofs/documents';
import { type DrawnProof, isPatternRule, markOfItem, paletteOfItem } from '../../proofs/items';
import { sitePicture } from '../../proofs/site-picture';
import { pictureLayers } from '../sketch/site/layers';
import { ArtworkPicture, MarkPicture } from './stages';

export const ProofThumb = ({ item }: { item: DrawnProof }) => {
  const { paper, ink } = tileHex;
  if (isPatternRule(item.rule)) return <ArtworkPicture item={item} className="size-full" />;
  return (
    <span className="grid size-full place-items-center" style={{ background: paper }}>
      <MarkPicture
        mark={markOfItem(item)}
        colors={colorsOn(paper, ink, paletteOfItem(item).brand)}
        className="size-10"
      />
    </span>
  );
};

type SiteProps = { answers: Readonly<Record<string, unknown>> };

/** A site as a small picture: a headline and the picture of its home page, in its colors. */
const SiteThumb = ({ answers }: SiteProps) => {
  const { look, seed, palette } = sitePicture(answers);
  const { columns, rows, layers } = pictureLayers(look, seed);
  return (
    <svg viewBox="0 0 64 64" className="size-full" aria-hidden="true">
      <path fill={palette.ground} d="M0 0h64v64H0z" />
      <path fill={palette.brandText} d="M6 6h5v5H6z" />
      <path fill={palette.ink} d="M34 8h6v2h-6zM43 8h6v2h-6zM52 8h6v2h-6zM6 18h38v5H6zM6 26h26v5H6z" />
      <svg
        aria-hidden="true"
        y="37"
        width="64"
        height="27"
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="xMidYMax slice"
      >
        {layers.map(({ fill, d }, layer) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a picture never change their order
          <path key={layer} d={d} fill={palette[fill]} />
        ))}
      </svg>
    </svg>
  );
};

export const ProjectPicture = (shown: { item: DrawnProof } | SiteProps) =>
  'item' in shown ? <ProofThumb item={shown.item} /> : <SiteThumb answers={shown.answers} />;
