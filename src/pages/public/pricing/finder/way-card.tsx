import { ButtonLink } from '../../../../components/ui/button';
import { TextLink } from '../../../../components/ui/link';
import { ValueLine } from '../../../../components/ui/value-line';
import { findPiece } from '../../../../content/catalogue/pieces';
import { agencyService } from '../../../../content/catalogue/plans';
import { formatCents } from '../../../../content/format/money';
import type { PieceId } from '../../../../content/ids';
import { finder } from '../../../../content/public/finder';
import { breakEvenCredits } from './cheapest-packs';
import type { Time } from './need';
import { creditsOf, idsIn, mapMonths, overThreeMonths, type Part } from './parts';
import type { Way } from './ways';

const { answers } = finder;

const nameOf = (id: PieceId): string => findPiece(id)?.name ?? id;

/** '2 × New Page, then 1 a month': the pieces of a part. */
const itemsOf = ({ months }: Part): string[] =>
  idsIn(months).map((id) => {
    const { first, later } = mapMonths(months, (month) => month.get(id) ?? 0);
    if (first === later) return answers.monthly(first, nameOf(id));
    if (later === 0) return answers.once(first, nameOf(id));
    return first === 0 ? answers.later(later, nameOf(id)) : answers.both(first, later, nameOf(id));
  });

export const nameOfWay = ({ parts }: Way): string => parts.map(({ name }) => name).join(' + ');

export const totalOf = ({ cents, isFrom }: Pick<Part, 'cents' | 'isFrom'>): string =>
  (isFrom ? answers.from : formatCents)(overThreeMonths(cents));

/** What the catalogue says about time, and what it does not. */
export const timesOf = ({ parts, isInTime }: Way, by: Time): string[] => {
  const known = [...new Set(parts.flatMap(({ times }) => times.map(({ hours, of }) => of(hours))))];
  const untimed = [...new Set(parts.flatMap((part) => part.untimed))].map(nameOf);
  const lead = isInTime && by !== 'none' ? answers.inTime[by] : answers.known;
  return [
    ...(known.length > 0 ? [`${lead} ${known.join('; ')}.`] : []),
    ...(by !== 'none' && untimed.length > 0 ? [answers.notInTime(untimed.join(', '))] : []),
  ];
};

/** Whether a way buys credits for each month: then it says from where on a subscription is cheaper. */
export const usesCreditsMonthly = ({ id, parts }: Way): boolean =>
  id === 'pieces' &&
  parts.some(({ months }) => [...months.later].some(([piece, count]) => count * creditsOf(piece) > 0));

/** 'paid once', if nothing is paid or needed later. */
export const whenPaid = ({ cents, parts }: Way): string =>
  cents.later === 0 && parts.every(({ months }) => months.later.size === 0) ? answers.paidOnce : answers.over;

export const WayCard = ({ way, by, label, isFirst }: { way: Way; by: Time; label: string; isFirst: boolean }) => {
  const [start, ...others] = way.parts.flatMap(({ starts }) => starts);
  const id = `way-${way.id}`;
  return (
    <article
      aria-labelledby={id}
      className={
        isFirst
          ? 'on-bright grid content-start gap-5 rounded-tr-[8rem] bg-sun p-6 max-xs:rounded-tr-[4rem] max-xs:p-4 sm:p-8 lg:col-span-7'
          : 'grid content-start gap-5 border border-line-strong p-6 max-xs:p-4 sm:p-8 lg:col-span-5'
      }
    >
      <header className="grid gap-3 pr-12 max-xs:pr-0">
        <p className="eyebrow text-current">{label}</p>
        <h3 id={id} className="text-subheading">
          {nameOfWay(way)}
        </h3>
        <p className="figures font-display font-semibold">
          <span className={isFirst ? 'text-figure' : 'text-title'}>{totalOf(way)}</span>{' '}
          <span className="inline-block">{whenPaid(way)}</span>
        </p>
      </header>
      <dl className="[&_dt]:text-current">
        {answers.months.map((month, index) => (
          <ValueLine
            key={month}
            label={month}
            value={formatCents(index === 0 ? way.cents.first : way.cents.later)}
            className="gap-x-4 border-current border-t py-2"
          />
        ))}
      </dl>
      <ul>
        {way.parts.map((part) => (
          <li key={part.name} className="border-current border-t py-3">
            {way.parts.length > 1 && (
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span>{part.name}</span>
                <span className="figures">{totalOf(part)}</span>
              </p>
            )}
            <ul>
              {itemsOf(part).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {part.minimumMonths && <p>{answers.minimum(part.minimumMonths, part.minimumMonths * part.cents.first)}</p>}
          </li>
        ))}
      </ul>
      {timesOf(way, by).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {usesCreditsMonthly(way) && (
        <>
          <p>{answers.ahead}</p>
          <p>{answers.breakEven(agencyService.name, breakEvenCredits)}</p>
        </>
      )}
      {start && (
        <ButtonLink
          to={start.href}
          tone={isFirst ? 'primary' : 'secondary'}
          newTab={!start.href.startsWith('/')}
          describedBy={id}
          className="justify-self-start"
        >
          {start.label}
        </ButtonLink>
      )}
      {others.length > 0 && (
        <p className="flex flex-wrap gap-x-3">
          <span>{answers.afterwards}</span>
          {others.map(({ label: text, href }) => (
            <TextLink key={href} to={href} aria-describedby={id} className="font-semibold">
              {text}
            </TextLink>
          ))}
        </p>
      )}
    </article>
  );
};
