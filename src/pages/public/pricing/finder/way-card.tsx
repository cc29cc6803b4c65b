import { ButtonLink } from '../../../../components/ui/button';
import { TextLink } from '../../../../components/ui/link';
import { ValueLine } from '../../../../components/ui/value-line';
import { agencyService } from '../../../../content/catalogue/plans';
import { formatCents } from '../../../../content/format/money';
import { finder } from '../../../../content/public/finder';
import { breakEvenCredits } from './break-even';
import type { Time } from './need';
import type { Part } from './parts';
import { itemsOf, nameOfWay, timesOf, totalOf, usesCreditsMonthly, whenPaid } from './way-texts';
import type { Way } from './ways';

const { answers } = finder;

const PartOfWay = ({ part, isOnly }: { part: Part; isOnly: boolean }) => (
  <li className="border-current border-t py-3">
    {!isOnly && (
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{part.name}</span>
        <span className="figures">
          {totalOf({ totalCents: part.cents[0] + part.cents[1] + part.cents[2], isFrom: part.isFrom })}
        </span>
      </p>
    )}
    <ul>
      {itemsOf(part).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    {part.minimumMonths && <p>{answers.minimum(part.minimumMonths, part.minimumMonths * part.cents[0])}</p>}
  </li>
);

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
            value={formatCents(way.cents[index] ?? 0)}
            className="gap-x-4 border-current border-t py-2"
          />
        ))}
      </dl>
      <ul>
        {way.parts.map((part) => (
          <PartOfWay key={part.name} part={part} isOnly={way.parts.length === 1} />
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
