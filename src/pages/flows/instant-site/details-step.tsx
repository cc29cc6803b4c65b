import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { DemoNotice } from '../../../components/form/demo-notice';
import { DraftStatus } from '../../../components/form/draft/draft-status';
import type { DraftForm } from '../../../components/form/draft/use-draft-form';
import { Form } from '../../../components/form/form';
import { Button } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { toast } from '../../../components/ui/toast/toast';
import { instantSiteOffer, payFirst } from '../../../content/flows/instant-site';
import { formatCents } from '../../../content/format/money';
import { classNames } from '../../../lib/class-names';
import { href } from '../../../paths';
import { summarizeSubmission } from '../../../services/submissions/summary';
import type { Submission } from '../../../storage/schema';
import { ComparePrices } from '../../parts/cross-links';
import { OrderLinks } from '../parts/account-offer';
import type { InstantSiteValues } from './form-values';
import { LiveSketch } from './live-sketch';
import { progressOf, SectionList } from './section-list';
import { Sections } from './sections';

/** Signed out, the payment is known to this tab alone: the note leads to an account that lists it. */
const PaidNote = ({ payment }: { payment: Submission }) => {
  const { totalCents, email } = summarizeSubmission(payment);
  const paidCents = totalCents ?? 0;
  return (
    <div className="grid gap-2 border-moss-read border-l-8 pl-3 font-semibold">
      <p>{`Paid at checkout: ${formatCents(paidCents)}.`}</p>
      <OrderLinks receiptId={paidCents > 0 ? payment.id : null} email={email} />
    </div>
  );
};

export const DetailsStep = (props: {
  shell: DraftForm<InstantSiteValues>;
  /** Offers the name that was typed on the home page. */
  otherName: ReactElement | null;
  /** The payment from checkout. Without it, the form says what it costs to pay first. */
  paid: Submission | null;
  backText: string | null;
  onContinue: () => Promise<undefined>;
}) => {
  const { otherName, paid, backText, onContinue } = props;
  const { form, draft, notice, status } = props.shell;
  const values = useWatch({ control: form.control, compute: progressOf });
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <h1 className="text-title lg:col-span-8">{instantSiteOffer.title}</h1>
        <div className="grid content-end gap-3 lg:col-span-4">
          <p className="font-semibold text-lead">{instantSiteOffer.price}</p>
          {paid ? (
            <PaidNote payment={paid} />
          ) : (
            <p>
              <span>{payFirst.before}</span>{' '}
              <TextLink to={href('payment', { plan: 'instant-site' })} className="font-semibold">
                {payFirst.link}
              </TextLink>
            </p>
          )}
          <p>
            <ComparePrices inNewTab />
          </p>
          <p className="text-fg-quiet">{instantSiteOffer.intro}</p>
        </div>
      </div>
      <div
        className={classNames(
          'grid items-start gap-x-8 gap-y-6 lg:grid-cols-12',
          import.meta.env.VITE_FIRST_DRAFT !== 'off' && 'sketch-room',
        )}
      >
        {/* A bar on narrow screens, a column on wide ones. */}
        <div className="on-page sticky top-(--header) z-10 -mx-gutter flex flex-wrap gap-x-2 border-b px-gutter lg:top-28 lg:col-span-4 lg:mx-0 lg:block lg:border-0 lg:p-0 xl:col-span-3 beside:col-span-2">
          <SectionList progress={values} isTried={form.formState.isSubmitted} />
          {import.meta.env.VITE_FIRST_DRAFT !== 'off' && (
            <LiveSketch form={form} lostFiles={draft.lostFiles} place="thumbnail" />
          )}
        </div>
        <div className="under-a-bar lg:col-span-8 xl:col-span-9 beside:col-span-6">
          {backText && <p className="mb-6 border-sun border-l-8 bg-ground-raised p-4 font-semibold">{backText}</p>}
          <DemoNotice {...notice} />
          <div className="my-3">
            <DraftStatus {...status} />
          </div>
          {otherName}
          <Form
            form={form}
            className="grid gap-8"
            onInvalid={() =>
              toast({
                title: 'Missing required fields',
                description: 'Please fill in all required fields marked with *',
                destructive: true,
              })
            }
            onSubmit={onContinue}
          >
            <div>
              <Sections form={form} lostFiles={draft.lostFiles} />
            </div>
            <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-t pt-8 sm:pl-26">
              <Button type="submit" tone="primary" size="large">
                Continue to Payment
              </Button>
              <p className="text-fg-quiet text-sm">Fields marked * are required.</p>
            </div>
          </Form>
        </div>
        {import.meta.env.VITE_FIRST_DRAFT !== 'off' && (
          <LiveSketch form={form} lostFiles={draft.lostFiles} place="beside" />
        )}
      </div>
    </>
  );
};
