import { useMemo } from 'react';
import { TextLink } from '../../components/ui/link';
import { planTiers } from '../../content/catalogue/plans';
import { onboardingPage, stepText } from '../../content/flows/onboarding';
import { chosenPlanText, trialPlanText } from '../../content/flows/trial';
import { pageMeta } from '../../content/pages';
import type { PageHandle } from '../../head/page-handle';
import { useAddressQuery, useHydrated } from '../../hooks/use-hydrated';
import { classNames } from '../../lib/class-names';
import { formatDay } from '../../lib/dates';
import { href } from '../../paths';
import { isBriefSent } from '../../services/brief/onboarding';
import { type BriefPlan, readBriefPlan } from '../../services/trial/chosen-plan';
import { useStored } from '../../storage/use-stored';
import { authToken } from '../../storage/visitor-keys';
import { AddressRemark, aboveContent, planRemark } from '../parts/address-remark';
import { BriefForm } from './brief/brief-form';
import { stepFromQuery } from './brief/brief-progress';

export const handle: PageHandle = {
  views: ['plan', 'step'],
  meta: ({ search }) => {
    const step = stepFromQuery(search);
    const head = pageMeta.onboarding;
    return step === 1 ? head : { ...head, title: `${head.title}, ${stepText(step).toLowerCase()}` };
  },
};

const textOf = ({ tier, trialEnd }: BriefPlan) => {
  const { name, priceText, periodText } = planTiers[tier];
  const price = `${priceText} ${periodText}`;
  return trialEnd === null ? chosenPlanText(name, price) : trialPlanText(name, price, formatDay(trialEnd));
};

export const Component = () => {
  // From the second step on the step's own heading counts.
  const query = useAddressQuery();
  const isStarted = stepFromQuery(query) > 1;
  const plan = useBriefPlan();
  const isHydrated = useHydrated();
  // Read once when the page opens, so that the notice does not flash when the brief is sent.
  const isSent = useMemo(() => isHydrated && isBriefSent(), [isHydrated]);
  const isSignedIn = useStored(authToken) !== null;
  return (
    <div className="page-grid grid gap-10 py-12 lg:gap-16 lg:py-20">
      <AddressRemark
        remark={planRemark(query, 'trial')}
        shown={plan ? planTiers[plan.tier].name : undefined}
        className={aboveContent}
      />
      <header className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
        <h1 className={classNames('lg:col-span-8', isStarted ? 'text-subheading' : 'text-title')}>
          {onboardingPage.heading}
        </h1>
        <p className="max-w-measure text-fg-quiet lg:col-span-4">
          <span>{onboardingPage.intro}</span>{' '}
          {/* A line of its own from the start, so that what only the browser knows moves nothing. */}
          <span className="block min-h-[1lh]">
            {isHydrated && onboardingPage.savedIn[isSignedIn ? 'account' : 'tab']}
          </span>
        </p>
      </header>
      {plan && <p className="-mt-4 text-lead lg:-mt-8">{textOf(plan)}</p>}
      {isSent && (
        <p className="border-moss-read border-l-8 bg-ground-raised p-4">
          {onboardingPage.sentBefore.text}{' '}
          <TextLink to={href('onboardingSuccess')} className="font-semibold">
            {onboardingPage.sentBefore.link}
          </TextLink>
        </p>
      )}
      <BriefForm plan={plan?.tier} />
    </div>
  );
};

/** Read when the page opens and when the address changes, because sending the brief ends the state of a trial that was just started. */
const useBriefPlan = () => {
  const query = useAddressQuery();
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? readBriefPlan(query) : null), [isHydrated, query]);
};
