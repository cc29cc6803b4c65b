import { planTiers } from '../../../content/catalogue/plans';
import { subscribeMessages } from '../../../content/flows/subscribe';
import { formatDay } from '../../../lib/dates';
import { useStoredQuery } from '../../../queries/stored-query';
import { ownTrialQuery } from '../../../queries/trial';
import type { OwnTrial } from '../../../services/flows/own-trial';
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
      <strong>{`${tier ? `${tier.name} trial` : 'Free trial'}: ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`}</strong>
      <span>{tier ? `. First charge, ${tier.priceText} ${tier.periodText}, on` : '. First charge on'}</span> {day}
      <span> (a demo: it is not charged).</span>
    </p>
  );
};

const useOwnTrial = () => {
  const now = useNow();
  const { data: trial } = useStoredQuery(ownTrialQuery(now));
  return [trial, now !== null] as const;
};

export const RunningTrial = () => {
  const [trial] = useOwnTrial();
  return trial && trial.daysLeft > 0 && <OwnTrialLine trial={trial} />;
};

export const TrialLine = () => {
  const [trial, isKnown] = useOwnTrial();
  if (!isKnown) return null;
  return trial ? <OwnTrialLine trial={trial} /> : <p>{subscribeMessages.someonesTrial}</p>;
};
