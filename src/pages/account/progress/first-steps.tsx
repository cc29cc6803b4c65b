import { TextLink } from '../../../components/ui/link';
import { servicesToRedeemId } from '../../../content/account/account-links';
import { formatCount } from '../../../content/format/numbers';
import { href } from '../../../paths';
import { useAccount } from '../../../queries/account';

const services = `#${servicesToRedeemId}`;

const steps = [
  { label: 'Buy credits', to: href('purchaseCredits') },
  { label: 'Redeem them for a service', to: services },
  { label: 'Book the meeting', to: href('history') },
] as const;

export const FirstSteps = () => {
  const { credits } = useAccount();
  if (credits > 0)
    return (
      <p className="text-lead">
        <span>{`You have ${formatCount(credits)} credits.`}</span> <TextLink to={services}>Choose a service.</TextLink>
      </p>
    );
  return (
    <ol className="flex flex-wrap gap-x-8 gap-y-2 text-lead">
      {steps.map(({ label, to }, index) => (
        <li key={label}>
          <span className="figures">{`${index + 1}. `}</span>
          <TextLink to={to} className="font-semibold">
            {label}
          </TextLink>
        </li>
      ))}
    </ol>
  );
};
