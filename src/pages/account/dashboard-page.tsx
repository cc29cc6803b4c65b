import { useLocation, useNavigationType } from 'react-router-dom';
import { guarded, useAccountLogOut } from '../../components/account/guard';
import { CountUp } from '../../components/motion/counter';
import { Button, ButtonLink } from '../../components/ui/button';
import { TextLink } from '../../components/ui/link';
import { PageHeading } from '../../components/ui/page-heading';
import { TitledSection } from '../../components/ui/titled-section';
import { logOutTexts, servicesToRedeemId } from '../../content/account/account-links';
import { creditNote, creditServices, smallestPackCredits } from '../../content/catalogue/credits';
import { formatCount, formatSigned } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { classNames } from '../../lib/class-names';
import { isRecord } from '../../lib/is-record';
import { href, receiptHref } from '../../paths';
import { useAccount, useCustomerName } from '../../queries/account';
import type { Statement } from '../../services/credits/history';
import { useStored } from '../../storage/use-stored';
import { isAdmin } from '../../storage/visitor-keys';
import { CreditServiceRow } from './dashboard/service-row';
import { DateTime, ReceiptLink, StatusBadge } from './parts/entry-parts';
import { InProgress } from './progress/in-progress';

export const handle = fixedPage(pageMeta.dashboard);

/** What was bought just now, in credits; 0 after a reload and after Back. */
const useJustBought = (): number => {
  const { state } = useLocation();
  return useNavigationType() !== 'POP' && isRecord(state) && typeof state.added === 'number' ? state.added : 0;
};

const Balance = ({ credits, added }: { credits: number; added: number }) => (
  <section aria-labelledby="balance" className="grid content-start gap-6 lg:sticky lg:top-28 lg:col-span-4">
    <div className="on-second grid gap-3 rounded-tr-[6rem] p-7 pt-16 pr-20 max-xs:pr-7">
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
        {added > 0 ? (
          <CountUp value={credits} before={credits - added} text={(value) => formatCount(Math.round(value))} />
        ) : (
          formatCount(credits)
        )}
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

const Recent = ({ statements }: { statements: readonly Statement[] }) => (
  <TitledSection id="recent" title="Recent" className="grid gap-4">
    <ul className="border-b">
      {statements.slice(0, 3).map((entry) => (
        <li key={entry.key} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t py-4">
          <span className="wrap-anywhere font-semibold">{entry.description}</span>
          <span className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <StatusBadge status={entry.status} />
            <DateTime iso={entry.date} className="text-fg-quiet text-sm" />
            <span className="figures font-semibold">{formatSigned(entry.credits)}</span>
            {entry.type === 'purchase' && <ReceiptLink to={receiptHref(entry)} of={entry.description} />}
          </span>
        </li>
      ))}
    </ul>
    <TextLink to={href('history')} className="w-fit">
      Transaction History
    </TextLink>
  </TitledSection>
);

const Dashboard = () => {
  const name = useCustomerName();
  const admin = useStored(isAdmin);
  const { credits, statements } = useAccount();
  const logOut = useAccountLogOut();
  return (
    <div className="page-grid grid gap-12 py-12 lg:py-16">
      <PageHeading
        title={
          <span>
            Welcome back, <bdi translate="no">{name ?? 'customer'}</bdi>
          </span>
        }
      >
        {admin && <ButtonLink to={href('admin')}>Admin Panel</ButtonLink>}
        <Button onClick={logOut}>{logOutTexts.label}</Button>
      </PageHeading>
      <InProgress />
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-start">
        <Balance credits={credits} added={useJustBought()} />
        <TitledSection
          id={servicesToRedeemId}
          title="Redeem your credits"
          titleLook="mb-6 text-heading"
          className="lg:col-span-8"
        >
          <ul className="border-b">
            {creditServices.map((service) => (
              <CreditServiceRow key={service.id} service={service} credits={credits} />
            ))}
          </ul>
        </TitledSection>
      </div>
      {statements.length > 0 && <Recent statements={statements} />}
      <section
        aria-labelledby="more"
        className="flex flex-wrap items-center justify-between gap-6 on-bright bg-sun p-7"
      >
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

export const Component = guarded({ who: 'customer', title: 'Welcome back', toDo: 'see your dashboard' }, Dashboard);
