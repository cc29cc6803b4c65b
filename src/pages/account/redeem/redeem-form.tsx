import { Check } from 'lucide-react';
import { useState } from 'react';
import { reportMistake } from '../../../components/feedback/failure-message';
import { SubmitButton } from '../../../components/form/submit-button';
import { ButtonLink } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { PageHeading } from '../../../components/ui/page-heading';
import { TitledSection } from '../../../components/ui/titled-section';
import { toast } from '../../../components/ui/toast/toast';
import { ValueLine } from '../../../components/ui/value-line';
import { redeemedToast, redemptionFailure } from '../../../content/account/credit-texts';
import { type CreditService, creditNote } from '../../../content/catalogue/credits';
import { formatCount } from '../../../content/format/numbers';
import { useAction } from '../../../hooks/use-action';
import { useGoOn } from '../../../hooks/use-still-here';
import { href } from '../../../paths';
import { redeemService } from '../../../services/credits/redemptions';
import { isServiceError } from '../../../services/errors';
import { OrderPanel } from '../../parts/order-panel';
import { PortalFrame } from '../parts/portal-frame';
import { ServiceTile } from '../parts/service-tile';

const missingId = 'missing-credits';

const line = { className: 'gap-6 border-t py-3', valueClassName: 'text-right font-semibold' };

export const RedeemForm = ({ service, credits }: { service: CreditService; credits: number }) => {
  const goOn = useGoOn();
  const [hasFailed, setHasFailed] = useState(false);
  const missing = Math.max(0, service.credits - credits);

  const [redeemOnce, isBusy] = useAction(async () => {
    setHasFailed(false);
    try {
      const entry = await redeemService(service.id);
      // The address stays the same; with this history state, `redeem-page.tsx` shows the success view.
      if (!goOn('.', { replace: true, state: { redeemed: entry.id } })) toast(redeemedToast(service));
      return 'left';
    } catch (error) {
      if (!isServiceError(error, 'insufficient-credits')) {
        reportMistake(error);
        setHasFailed(true);
        toast(redemptionFailure);
      }
    }
  });

  return (
    <PortalFrame>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-start">
        <div className="grid gap-10 lg:col-span-7">
          <div className="grid gap-6">
            <ServiceTile service={service} className="size-20" />
            <PageHeading title={service.name} intro={service.description} />
          </div>
          <TitledSection id="included" title="What's included" className="grid gap-4">
            <ul className="border-b">
              {service.details.map((detail) => (
                <li key={detail} className="flex gap-4 border-t py-3.5">
                  <Icon icon={Check} className="mt-0.5" />
                  {detail}
                </li>
              ))}
            </ul>
          </TitledSection>
        </div>
        <div className="lg:self-stretch lg:col-span-4 lg:col-start-9">
          <OrderPanel id="cost" heading="Redeem with credits">
            <dl>
              <ValueLine {...line} label="Your credits" value={formatCount(credits)} />
              <ValueLine {...line} label="Service cost" value={formatCount(service.credits)} />
              <ValueLine
                look="total"
                label="Credits after"
                value={missing > 0 ? 'Insufficient' : formatCount(credits - service.credits)}
                className="py-3"
                valueClassName="text-2xl"
              />
            </dl>
            {missing > 0 && (
              <div className="grid justify-items-start gap-3 border-sun border-l-8 pl-4">
                <p className="font-semibold">Insufficient Credits</p>
                <p id={missingId}>{`You need ${formatCount(missing)} more credits to redeem this service.`}</p>
                <ButtonLink size="small" to={href('purchaseCredits')}>
                  Purchase Credits
                </ButtonLink>
              </div>
            )}
            <form
              className="grid gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                void redeemOnce();
              }}
            >
              <SubmitButton
                isBusy={isBusy}
                whyNot={missing > 0 && !isBusy && missingId}
                problem={hasFailed ? redemptionFailure.description : ''}
              >
                Redeem Service
              </SubmitButton>
            </form>
            <p className="text-fg-quiet text-sm">{creditNote}</p>
          </OrderPanel>
        </div>
      </div>
    </PortalFrame>
  );
};
