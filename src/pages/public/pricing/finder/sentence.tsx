import type { ReactNode } from 'react';
import { type Piece, pieces } from '../../../../content/catalogue/pieces';
import type { PieceId } from '../../../../content/ids';
import { finder } from '../../../../content/public/finder';
import { type Count, mostOfOne, type Need, times } from './need';

const { sentence, fields, groups, option } = finder;

type WordProps = {
  label: string;
  shown: string;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  /** Stays on the line of the word. */
  after?: string;
  children: ReactNode;
};

/**
 * A select that is as wide as its word, on which it lies unseen: by itself it would be as wide as its longest option. Without a
 * pointer it is reached and opened as any other.
 */
const Word = ({ label, shown, value, disabled, onChange, after, children }: WordProps) => (
  <span className="finder-word">
    <span aria-hidden="true">{shown}</span>
    <select aria-label={label} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
      {children}
    </select>
    {after && <span>{after}</span>}
  </span>
);

const numbers = Array.from({ length: mostOfOne }, (_, index) => String(index + 1));

const credits = pieces.filter((piece) => piece.credits > 0);
const cards = pieces.filter((piece) => piece.fromCents > 0);
const namedFully = ({ name, which }: Piece) => (which ? `${name} (${which})` : name);

type PiecesProps = {
  label: string;
  counts: readonly Count[];
  disabled: boolean;
  onChange: (counts: readonly Count[]) => void;
};

/** The pieces of one blank: each with its number, and a last field for one more. A field keeps its place, so that it keeps the focus. */
const Pieces = ({ label, counts, disabled, onChange }: PiecesProps) =>
  [...counts, null].map((one, index) => {
    const isOther = (id: PieceId) => id !== one?.id && counts.some((other) => other.id === id);
    const piece = pieces.find(({ id }) => id === one?.id);
    const put = (next: Count | null) =>
      onChange([...counts.slice(0, index), ...(next ? [next] : []), ...counts.slice(index + 1)]);
    const choose = (value: string) => {
      const chosen = pieces.find(({ id }) => id === value);
      put(chosen ? { id: chosen.id, count: one?.count ?? 1 } : null);
    };
    const blank = counts.length === 0 ? finder.nothing : finder.more;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: another piece in a field is the same field.
      <span key={index} className="flex max-w-full gap-x-[0.25em]">
        {one && piece && (
          <Word
            label={fields.count(piece.name)}
            shown={String(one.count)}
            value={String(one.count)}
            disabled={disabled}
            onChange={(value) => put({ id: one.id, count: Number(value) })}
          >
            {numbers.map((number) => (
              <option key={number}>{number}</option>
            ))}
          </Word>
        )}
        <Word
          label={label}
          shown={piece ? namedFully(piece) : blank}
          value={one?.id ?? ''}
          disabled={disabled}
          onChange={choose}
          {...(piece && { after: ',' })}
        >
          <option value="">{piece ? finder.nothing : blank}</option>
          <optgroup label={groups.credits}>
            {credits.map((one) => (
              <option key={one.id} value={one.id} disabled={isOther(one.id)}>
                {option.credits(namedFully(one), one.credits)}
              </option>
            ))}
          </optgroup>
          <optgroup label={groups.cards}>
            {cards.map((one) => (
              <option key={one.id} value={one.id} disabled={isOther(one.id)}>
                {option.cards(namedFully(one), one.fromCents)}
              </option>
            ))}
          </optgroup>
        </Word>
      </span>
    );
  });

type Props = { need: Need; disabled: boolean; onChange: (change: Partial<Need>) => void };

/** "We need … once, … a month, by …." */
export const Sentence = ({ need, disabled, onChange }: Props) => (
  <div className="flex flex-wrap gap-x-[0.25em] font-display font-semibold text-heading">
    <span className="finder-text">{sentence.start}</span>
    <Pieces label={fields.piece.once} counts={need.once} disabled={disabled} onChange={(once) => onChange({ once })} />
    <span className="finder-text">{sentence.once}</span>
    <Pieces
      label={fields.piece.monthly}
      counts={need.monthly}
      disabled={disabled}
      onChange={(monthly) => onChange({ monthly })}
    />
    <span className="finder-text">{sentence.monthly}</span>
    <span className="finder-text">{sentence.by}</span>
    <Word
      label={fields.by}
      shown={finder.times[need.by]}
      value={need.by}
      disabled={disabled}
      onChange={(value) => onChange({ by: times.find((time) => time === value) ?? 'none' })}
      after={sentence.end}
    >
      {times.map((time) => (
        <option key={time} value={time}>
          {finder.times[time]}
        </option>
      ))}
    </Word>
  </div>
);
