import { Guard } from '../../components/account/guard';
import { TrialLine } from '../../components/account/trial-line';
import { failureMessage } from '../../components/feedback/failure-message';
import { OpenPaymentNotices } from '../../components/payment/open-payment-notices';
import { Button, ButtonLink } from '../../components/ui/button';
import { PageHeading } from '../../components/ui/page-heading';
import { toast } from '../../components/ui/toast/toast';
import { type CreditService, creditNote, creditServices, smallestPackCredits } from '../../content/catalogue/credits';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { classNames } from '../../lib/class-names';
import { href, redeemHref } from '../../paths';
import { useAccount } from '../../queries/account';
import { logOut } from '../../services/account/session';
import { useStored } from '../../storage/use-stored';
import { isAdmin, userEmail, userName } from '../../storage/visitor-keys';
import { ServiceTile } from './parts/service-tile';

export const handle = fixedPage(pageMeta.dashboard);

const DashboardService = ({ service, credits }: { service: CreditService; credits: number }) => {
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
      </div>
      <div className="col-start-2 flex flex-col items-start gap-3 whitespace-nowrap @max-[18rem]/page:col-start-1 @max-[18rem]/page:max-w-full @max-[18rem]/page:whitespace-normal sm:col-start-auto sm:items-end sm:gap-6 lg:flex-row lg:items-center">
        <p className="figures font-semibold">{`${formatCount(service.credits)} credits`}</p>
        {isAffordable ? (
          <ButtonLink size="small" to={redeemHref(service.id)} describedBy={nameId}>
            Redeem Service
          </ButtonLink>
        ) : (
          <Button size="small" aria-describedby={nameId} disabled>
            Insufficient Credits
          </Button>
        )}
      </div>
    </li>
  );
};

const Balance = ({ credits }: { credits: number }) => (
  <section aria-labelledby="balance" className="grid content-start gap-6 lg:sticky lg:top-28 lg:col-span-4">
    <div className="on-ink grid gap-3 rounded-tr-[6rem] p-7 pt-16 pr-20 @max-[20rem]/page:pr-7">
      <h2 id="balance" className="font-semibold font-text text-base">
        Available credits
      </h2>
      <p
        className={classNames(
          'figures wrap-anywhere font-display font-semibold',
          // Smaller from a million on, so that it fits the width of a phone.
          credits < 1_000_000 ? 'text-figure' : 'text-heading',
        )}
      >
        {formatCount(credits)}
      </p>
      <p className="text-fg-quiet">{creditNote}</p>
    </div>
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      <ButtonLink tone="primary" size="large" to={href('purchaseCredits')}>
        Purchase Credits
      </ButtonLink>
      <ButtonLink size="large" to={href('history')}>
        Transaction History
      </ButtonLink>
    </div>
  </section>
);

const Dashboard = () => {
  const name = useStored(userName);
  const email = useStored(userEmail);
  const admin = useStored(isAdmin);
  const credits = useAccount()?.credits ?? 0;
  return (
    <div className="page-grid grid gap-12 py-12 lg:py-16">
      <PageHeading
        title={
          <>
            <span>Welcome back,</span> <bdi>{name ?? email ?? 'customer'}</bdi>
          </>
        }
      >
        {admin && <ButtonLink to={href('admin')}>Admin Panel</ButtonLink>}
        <Button onClick={() => logOut().catch((error) => toast(failureMessage(error)))}>Log out</Button>
      </PageHeading>
      <OpenPaymentNotices />
      <TrialLine className="border-ultramarine border-l-8 bg-ground-raised p-5" />
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-start">
        <Balance credits={credits} />
        <section aria-labelledby="services" className="lg:col-span-8">
          <h2 id="services" className="mb-6 text-heading">
            Redeem your credits
          </h2>
          <ul className="border-b">
            {creditServices.map((service) => (
              <DashboardService key={service.id} service={service} credits={credits} />
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="more" className="flex flex-wrap items-center justify-between gap-6 bg-sun p-7 text-ink">
        <div className="grid gap-1">
          <h2 id="more" className="text-heading">
            Need more credits?
          </h2>
          <p>Purchase credit packs starting at {smallestPackCredits} credits</p>
        </div>
        <ButtonLink to={href('purchaseCredits')}>See credit packs</ButtonLink>
      </section>
    </div>
  );
};

export const Component = () => (
  <Guard who="customer" title="Welcome back" toDo="see your dashboard">
    <Dashboard />
  </Guard>
);
