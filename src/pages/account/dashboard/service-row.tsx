import { Button, ButtonLink } from '../../../components/ui/button';
import type { CreditService } from '../../../content/catalogue/credits';
import { formatCount } from '../../../content/format/numbers';
import { classNames } from '../../../lib/class-names';
import { redeemHref } from '../../../paths';
import { WhatsIncluded } from '../../parts/whats-included';
import { ServiceTile } from '../parts/service-tile';

export const CreditServiceRow = ({ service, credits }: { service: CreditService; credits: number }) => {
  const isAffordable = credits >= service.credits;
  const nameId = `service-${service.id}`;
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_1fr] gap-x-5 gap-y-4 border-t px-4 py-6 @max-[18rem]/page:grid-cols-1 sm:grid-cols-[auto_1fr_auto] lg:items-center',
        !isAffordable && 'bg-ground-dim text-fg-quiet',
      )}
    >
      <ServiceTile service={service} isOutlined={!isAffordable} className="size-14" />
      <div className="grid content-start gap-1">
        <h3 id={nameId} className="text-subheading">
          {service.name}
        </h3>
        <p className="max-w-measure">{service.description}</p>
        <WhatsIncluded items={service.details} describedBy={nameId} />
      </div>
      <div className="col-start-2 flex flex-col items-start gap-3 whitespace-nowrap @max-[18rem]/page:col-start-1 @max-[18rem]/page:max-w-full @max-[18rem]/page:whitespace-normal sm:col-start-auto sm:items-end sm:gap-6 lg:flex-row lg:items-center">
        <p className="figures font-semibold">{`${formatCount(service.credits)} credits`}</p>
        {isAffordable ? (
          <ButtonLink size="small" to={redeemHref(service.id)} describedBy={nameId}>
            Redeem Service
          </ButtonLink>
        ) : (
          <Button size="small" whyNot={nameId}>
            Insufficient Credits
          </Button>
        )}
      </div>
    </li>
  );
};
