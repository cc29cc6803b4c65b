import { checkoutPlans, discountCodeNames, planTiers } from '../../content/catalogue/plans';
import { askedTexts } from '../../content/flows/trial';
import { accountPlanFromQuery, tierFromQuery } from '../../services/trial/chosen-plan';

/** What a page says of plans or codes in its address that it cannot take: their names, and the rest of the sentence. */
type Remark = { names: readonly string[]; says: string };

/** Letters, digits, hyphens and blanks, 24 at most: what may be shown of an address. */
const nameable = /^[\p{L}\p{M}\p{N} -]{1,24}$/u;

/** @returns null where all is well, and where a name is none that can be shown */
const remarkOn = (names: readonly string[], says: string): Remark | null =>
  names.length > 0 && names.length < 4 && names.every((name) => nameable.test(name)) ? { names, says } : null;

const plans: readonly { id: string; name: string }[] = [...Object.values(planTiers), ...Object.values(checkoutPlans)];

/** @param offer what the page is for: a trial or a brief, or paying */
export const planRemark = (query: URLSearchParams, offer: 'trial' | 'checkout'): Remark | null => {
  if (offer === 'trial' ? tierFromQuery(query) : accountPlanFromQuery(query)) return null;
  const given = query.getAll('plan');
  const own = given.map((one) => plans.find(({ id }) => id === one)?.name);
  const names = given.map((one, index) => own[index] ?? one);
  return remarkOn(names, askedTexts[given.length > 1 ? 'plans' : own[0] ? offer : 'plan']);
};

export const codeRemark = (query: URLSearchParams): Remark | null => {
  const given = query.getAll('code');
  const isOurs = given.length === 1 && discountCodeNames.some((code) => code === given[0]?.toUpperCase());
  return isOurs ? null : remarkOn(given, askedTexts[given.length > 1 ? 'codes' : 'code']);
};

type Props = {
  remark: Remark | null;
  /** Name of the plan that the page shows instead. */
  shown?: string | undefined;
  className?: string;
};

/** In the free space above what it stands in, so that it moves nothing when it comes. */
export const aboveContent = 'absolute -translate-y-full pr-gutter pb-2';

export const AddressRemark = ({ remark, shown, className = '' }: Props) =>
  remark && (
    <p className={`max-w-measure text-sm ${className}`}>
      {remark.names.map((name, index) => (
        <span key={name}>
          {index > 0 && <span> and </span>}
          <bdi translate="no">{`“${name}”`}</bdi>
        </span>
      ))}
      <span>{` ${remark.says}`}</span>
      {shown && <span>{` ${askedTexts.shown(shown)}`}</span>}
    </p>
  );
