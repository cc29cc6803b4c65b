import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { failureMessage } from '../../../components/feedback/failure-message';
import { Button } from '../../../components/ui/button';
import { FilterButtons } from '../../../components/ui/filter-buttons';
import { toast } from '../../../components/ui/toast/toast';
import { submissionKinds } from '../../../content/flows/form-fields';
import { formatCount } from '../../../content/format/numbers';
import { isAtFragment, oneOf, useUrlState } from '../../../hooks/use-url-state';
import { isolate } from '../../../lib/characters';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { requestId } from '../../../paths';
import { isSetupOpen } from '../../../services/flows/instant-site-price';
import { paymentsAmong, paymentsText } from '../../../services/receipts/plans-and-sites';
import { printedOf, shownReference } from '../../../services/receipts/receipt-order';
import { filterSubmissions, type Names, setDone } from '../../../services/submissions/admin';
import { customerOf } from '../../../services/submissions/owner';
import { kindNames, summarizeSubmission } from '../../../services/submissions/summary';
import type { Submission } from '../../../storage/schema';
import { EmptyList } from '../parts/empty-list';
import { RequestsView } from '../requests/requests-view';
import { FilterInput, FilterSelect } from './filter-fields';
import { RequestAction, requestActionId } from './request-action';
import type { Changed } from './use-order-list';

type Props = {
  submissions: readonly Submission[];
  all: readonly Submission[];
  names: Names;
  changed: Changed;
};

const customerOptions = (all: readonly Submission[], names: Names) =>
  [...new Set(all.flatMap((one) => customerOf(one) ?? []))]
    .map((email) => ({ value: email, label: [names[email], email].filter(Boolean).join(', ') }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));

export const AdminRequests = ({ submissions, all, names, changed }: Props) => {
  const [search, update] = useUrlState();
  const { hash } = useLocation();
  const root = useRef<HTMLElement>(null);
  const isTarget = (one: Submission) => isAtFragment(hash, requestId(one));
  const target = all.find(isTarget);
  const state = oneOf(search.get('state'), ['new', 'done']);
  const kind = oneOf(search.get('kind'), ['all', ...submissionKinds]);
  const text = search.get('find') ?? '';
  const customer = search.get('customer') ?? '';
  const matching = filterSubmissions(submissions, { kind, text }, names, (one) => printedOf(one, all));
  const isDone = ({ done }: Submission) => done !== undefined;
  const doneCount = matching.filter(isDone).length;
  const shown = (target && !matching.includes(target) ? [target, ...matching] : matching).filter(
    (one) => isDone(one) === (state === 'done') || changed.keys.has(one.id) || isTarget(one),
  );
  const payments = paymentsAmong(submissions, all);
  const isFiltered = kind !== 'all' || text !== '' || customer !== '';

  const change = async (one: Submission, isNowDone: boolean) => {
    const { kind, who } = summarizeSubmission(one);
    try {
      changed.add(one.id);
      await setDone(one.id, isNowDone);
      toast({
        title: isNowDone ? 'Request done' : 'Request is new again',
        description: `${kind}, ${isolate(who)}.`,
        ...(isNowDone && { undo: () => void change(one, false) }),
      });
      moveFocusWhenRemoved(() => document.getElementById(requestActionId(one)));
    } catch (error) {
      toast(failureMessage(error));
    }
  };

  return (
    <section ref={root} aria-labelledby="requests" className="grid grid-cols-1 gap-4 sm:gap-6">
      <div className="grid gap-1">
        <h2 id="requests" tabIndex={-1} className="text-heading">
          Requests
        </h2>
        <p className="max-w-measure">
          Forms sent from this browser. Plans paid at checkout are here, not in the revenue above.
        </p>
        {/* Of all requests, or of the chosen customer: the other filters do not change it. */}
        <p className="figures">
          <span>Paid: </span>
          <span className="font-semibold">{paymentsText(payments)}</span>
        </p>
      </div>
      <FilterButtons
        label="Requests"
        selected={state}
        onChoose={(next) => update({ state: next === 'new' ? '' : next })}
        options={[
          { value: 'new', label: `New (${formatCount(matching.length - doneCount)})` },
          { value: 'done', label: `Done (${formatCount(doneCount)})` },
        ]}
      />
      {all.length > 0 && (
        <search className="grid grid-cols-2 items-end gap-4 *:first:col-span-2 sm:flex sm:flex-wrap">
          <FilterInput name="find" label="Search requests" type="search" value={text} update={update} />
          <FilterSelect
            name="kind"
            label="Kind"
            value={kind === 'all' ? '' : kind}
            all="All kinds"
            options={submissionKinds.map((value) => ({ value, label: kindNames[value] }))}
            update={update}
          />
          <FilterSelect
            name="customer"
            label="Customer"
            value={customer}
            all="All customers"
            options={customerOptions(all, names)}
            update={update}
          />
        </search>
      )}
      {all.length > 0 && shown.length === 0 ? (
        <EmptyList>
          <p className="wrap-anywhere text-lead">
            {isFiltered
              ? `No ${state} request matches${text ? ` “${isolate(text)}”` : ' these filters'}.`
              : state === 'new'
                ? 'No new requests. Finished requests are under Done.'
                : 'Nothing is marked as done yet.'}
          </p>
          {isFiltered && (
            <Button
              onClick={() => {
                update({ kind: '', find: '', customer: '' });
                moveFocusWhenRemoved(() => root.current?.querySelector('button'));
              }}
            >
              Clear filters
            </Button>
          )}
        </EmptyList>
      ) : (
        <RequestsView
          submissions={shown}
          names={names}
          noteOf={(one) => (isSetupOpen(one, all) ? 'Setup form not sent yet' : null)}
          isAlwaysShown={({ id }) => changed.keys.has(id)}
          actionOf={(one) => (
            <RequestAction
              submission={one}
              reference={shownReference(one, all)}
              names={names}
              isChanged={changed.keys.has(one.id)}
              onChange={(isNowDone) => void change(one, isNowDone)}
            />
          )}
        />
      )}
    </section>
  );
};
