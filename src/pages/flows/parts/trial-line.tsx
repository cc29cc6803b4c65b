import { planTiers } from '../../../content/catalogue/plans';
import { notCharged } from '../../../content/flows/payments';
import { subscribeMessages } from '../../../content/flows/subscribe';
import { plural } from '../../../content/format/numbers';
import { formatDay } from '../../../lib/dates';
import { useStoredQuery } from '../../../queries/stored-query';
import { useVisitor } from '../../../queries/visitor';
import { type OwnTrial, readOwnTrial } from '../../../services/trial/own-trial';
import { useNow } from '../../parts/use-now';

const OwnTrialLine = ({ trial: { tier: tierId, daysLeft, end } }: { trial: OwnTrial }) => {
  const tier = tierId && planTiers[tierId];
  const day = <time dateTime={end}>{formatDay(end)}</time>;
  if (daysLeft === 0)
    return (
      <p key="ended">
        <strong>{`Your ${tier ? `${tier.name} trial` : 'free trial'} has ended`}</strong> <span>on</span> {day}
        <span>. In this demo the first charge was not made.</span>
      </p>
    );
  return (
    <p key="runs">
      <strong>{`${tier ? `${tier.name} trial` : 'Free trial'}: ${plural(daysLeft, 'day')} left`}</strong>
      <span>{tier ? `. First charge, ${tier.priceText} ${tier.periodText}, on` : '. First charge on'}</span> {day}
      <span>{` ${notCharged}.`}</span>
    </p>
  );
};

const useOwnTrial = () => {
  const now = useNow();
  const { data: trial } = useStoredQuery({
    queryKey: ['own trial', now?.getTime()],
    read: () => now && readOwnTrial(now),
  });
  return [trial, now !== null] as const;
};

export const RunningTrial = () => {
  const [trial] = useOwnTrial();
  return trial && trial.daysLeft > 0 && <OwnTrialLine trial={trial} />;
};

export const TrialLine = () => {
  const [trial, isKnown] = useOwnTrial();
  const { email } = useVisitor();
  if (!isKnown) return null;
  return trial ? <OwnTrialLine trial={trial} /> : <p>{subscribeMessages.someonesTrial(email)}</p>;
};
