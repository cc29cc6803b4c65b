import { type ReactElement, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ShowMore } from '../../../components/ui/show-more';
import { useListPart } from '../../../components/ui/use-list-part';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { isAtFragment } from '../../../hooks/use-url-state';
import { requestId } from '../../../paths';
import type { Names } from '../../../services/submissions/admin';
import type { Submission } from '../../../storage/schema';
import { EmptyList } from '../parts/empty-list';
import { RequestRow } from './request-row';

/** Prints the open requests alone, if there are any. */
const printLook = 'print:has-[[aria-expanded=true]]:[&>li:not(:has([aria-expanded=true]))]:hidden';

const loadDetails = () => import('./request-details').then((module) => module.RequestDetails);

type Props = {
  submissions: readonly Submission[];
  names?: Names;
  noteOf?: (submission: Submission) => string | null;
  actionOf?: (submission: Submission) => ReactElement | null;
  isAlwaysShown?: (submission: Submission) => boolean;
};

export const RequestsView = ({ submissions, names, noteOf, actionOf, isAlwaysShown }: Props) => {
  const { hash } = useLocation();
  const isNamed = (one: Submission) => isAtFragment(hash, requestId(one));
  const [Details, load, hasFailed] = useOnDemand(loadDetails, submissions.some(isNamed));
  const { shown, skippable, showMore } = useListPart(
    submissions,
    (one) => isNamed(one) || isAlwaysShown?.(one) === true,
  );
  const list = useRef<HTMLUListElement>(null);
  const showMoreRows = () => {
    const first = showMore();
    list.current?.children[first]?.querySelector('button')?.focus();
  };
  if (submissions.length === 0)
    return (
      <EmptyList>
        <p className="max-w-measure text-lead">
          No requests yet. A trial, a brief, a checkout or an Instant Site order shows up here as soon as it is sent
          from this browser.
        </p>
      </EmptyList>
    );
  return (
    <div className="grid gap-6">
      <ul ref={list} className={`border-t ${printLook}`}>
        {shown.map((submission, index) => (
          <RequestRow
            key={submission.id}
            {...{ submission, names, Details, hasFailed }}
            note={noteOf?.(submission)}
            canBeSkipped={index < skippable}
            action={actionOf?.(submission)}
            onOpen={load}
          />
        ))}
      </ul>
      <ShowMore shown={shown.length} total={submissions.length} onPress={showMoreRows} />
    </div>
  );
};
