import { checkoutPlans, discountCodeNames, planTiers } from '../../content/catalogue/plans';
import { askedTexts } from '../../content/flows/trial';
import { accountPlanFromQuery, tierFromQuery } from '../../services/trial/chosen-plan';

/** What a page says of plans or codes in its address that it cannot take: their names, and the rest of the sentence. */
type Remark = { names: readonly string[]; says: string };

/** Whether a text from an address may be shown: letters, digits, hyphens and blanks, 24 at most. */
const canBeNamed = (given: string) => /^[\p{L}\p{M}\p{N} -]{1,24}$/u.test(given);

/** @returns null where all is well, and where a name is none that can be shown */
const remarkOn = (given: readonly string[], says: string): Remark | null =>
  given.length > 0 && given.length < 4 && given.every(canBeNamed) ? { names: given, says } : null;

const nameOfPlan = (given: string): string | undefined => {
  const plans: readonly { id: string; name: string }[] = [...Object.values(planTiers), ...Object.values(checkoutPlans)];
  return plans.find(({ id }) => id === given)?.name;
};

/** @param offer what the page is for: a trial or a brief, or paying */
export const planRemark = (query: URLSearchParams, offer: 'trial' | 'checkout'): Remark | null => {
  const given = query.getAll('plan');
  const [first = '', another] = given;
  if (another !== undefined)
    return remarkOn(
      given.map((one) => nameOfPlan(one) ?? one),
      askedTexts.plans,
    );
  if (offer === 'trial' ? tierFromQuery(query) : accountPlanFromQuery(query)) return null;
  const name = nameOfPlan(first);
  return name ? { names: [name], says: askedTexts[offer] } : remarkOn(given, askedTexts.plan);
};

export const codeRemark = (query: URLSearchParams): Remark | null => {
  const given = query.getAll('code');
  if (given.length > 1) return remarkOn(given, askedTexts.codes);
  return discountCodeNames.some((code) => code === given[0]?.toUpperCase()) ? null : remarkOn(given, askedTexts.code);
};

type Props = {
  remark: Remark | null;
  /** Name of the plan that the page shows instead. */
  shown?: string | undefined;
  className?: string;
};

/** In the free space above what it stands in, so that it moves nothing when it comes. */
export const aboveContent = 'absolute -translate-y-full pr-gutter pb-2';

/** What the page says of a plan or code in its address that it cannot take. */
export const AddressRemark = ({ remark, shown, className = '' }: Props) =>
  remark && (
    <p className={`max-w-measure text-sm ${className}`}>
      {remark.names.map((name, index) => (
        <span key={name}>
          <span>{index > 0 ? ' and “' : '“'}</span>
          <bdi translate="no">{name}</bdi>
          <span>”</span>
        </span>
      ))}
      <span>{` ${remark.says}`}</span>
      {shown && <span>{` ${askedTexts.shown(shown)}`}</span>}
    </p>
  );
