import { testCards } from '../../../content/flows/test-cards';
import { href } from '../../../paths';
import { useFillCard } from '../../form/card/filled-by-desk';
import { TextLink } from '../../ui/link';
import { type GroupProps, PressRow } from './group-parts';

export const CardsGroup = ({ showMessage, onLeave }: GroupProps) => {
  const fill = useFillCard();
  return (
    <>
      {fill ? (
        <p className="text-fg-quiet text-sm">Press one to fill it in. Any other number succeeds.</p>
      ) : (
        <p key="elsewhere" className="text-fg-quiet text-sm">
          This page has no card form. Try the cards at{' '}
          <TextLink to={href('payment', { plan: 'agency' })} onClick={onLeave}>
            checkout
          </TextLink>{' '}
          or in the{' '}
          <TextLink to={href('subscribe')} onClick={onLeave}>
            free trial
          </TextLink>
          .
        </p>
      )}
      <ul className={fill ? 'grid gap-2' : 'border-b'}>
        {testCards.map(({ number, label }) => (
          <li key={number}>
            {fill ? (
              <PressRow
                onPress={() => {
                  fill(number);
                  showMessage(`Filled in: ${number}`);
                  onLeave();
                }}
                title={<span className="figures font-semibold">{number}</span>}
                text={label}
              />
            ) : (
              <p className="grid gap-0.5 border-t py-2.5">
                <span className="figures font-semibold">{number}</span>
                <span className="text-sm">{label}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
