import { runAction } from '../../../components/feedback/run-action';
import { FilterButtons } from '../../../components/ui/filter-buttons';
import { kindNames, submissionKinds } from '../../../content/flows/form-fields';
import { formatCount, plural } from '../../../content/format/numbers';
import { oneOf, useUrlState } from '../../../hooks/use-url-state';
import { isolate } from '../../../lib/characters';
import { isSetupOpen } from '../../../services/checkout/instant-site-price';
import type { SeenProject } from '../../../services/projects/own';
import type { SentProject } from '../../../services/projects/project';
import { printedOf } from '../../../services/receipts/receipt-order';
import { filterSubmissions, type Names, setDone } from '../../../services/submissions/admin';
import { customerOf } from '../../../services/submissions/owner';
import { summarizeSubmission } from '../../../services/submissions/summary';
import type { Submission } from '../../../storage/schema';
import { FilteredList } from '../parts/filtered-list';
import { ProjectList } from '../project/project-list';
import { FilterInput, FilterSelect } from './filter-fields';
import { InboxActs, Sender } from './inbox-acts';
import type { Changed } from './use-order-list';

type Props = {
  projects: readonly SeenProject<SentProject>[];
  all: readonly Submission[];
  names: Names;
  changed: Changed;
};

const customerOptions = (all: readonly Submission[], names: Names) =>
  [...new Set(all.flatMap((one) => customerOf(one) ?? []))]
    .map((email) => ({ value: email, label: [names[email], email].filter(Boolean).join(', ') }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));

const markId = ({ id }: Submission) => `mark-${id}`;

export const AdminProjects = ({ projects, all, names, changed }: Props) => {
  const [search, update] = useUrlState();
  const state = oneOf(search.get('state'), ['new', 'done']);
  const kind = oneOf(search.get('kind'), ['all', ...submissionKinds]);
  const text = search.get('find') ?? '';
  const customer = search.get('customer') ?? '';
  const listed = new Map(projects.map((seen) => [seen.project.submission, seen]));
  const matching = filterSubmissions([...listed.keys()], { kind, text }, names, (one) => {
    const seen = listed.get(one);
    return [...printedOf(one, all), ...(seen ? [seen.project.title, seen.project.number] : [])];
  });
  const doneCount = matching.filter(({ done }) => done !== undefined).length;
  const shown = matching
    .filter((one) => (one.done !== undefined) === (state === 'done') || changed.keys.has(one.id))
    .flatMap((one) => listed.get(one) ?? []);
  const isFiltered = kind !== 'all' || text !== '' || customer !== '';

  const change = (one: Submission, isNowDone: boolean): void => {
    const { kind, who } = summarizeSubmission(one);
    const done = {
      title: isNowDone ? 'Project done' : 'Project is new again',
      description: `${kind}, ${isolate(who)}.`,
      ...(isNowDone && { undo: () => change(one, false) }),
    };
    changed.add(one.id);
    const focus = () => document.getElementById(markId(one));
    void runAction(() => setDone(one.id, isNowDone), { done, focus, lock: `done ${one.id}` });
  };

  return (
    <section aria-labelledby="requests" className="grid grid-cols-1 gap-4 sm:gap-6">
      <div className="grid gap-1">
        <h2 id="requests" tabIndex={-1} className="text-heading">
          Projects
        </h2>
        <p className="max-w-measure">
          What was sent from this browser. Redemptions are under Orders, and each of them leads to its project.
        </p>
      </div>
      <FilteredList
        filters={
          <>
            <FilterButtons
              label="Projects"
              selected={state}
              onChoose={(next) => update({ state: next === 'new' ? '' : next })}
              options={[
                { value: 'new', label: `New (${formatCount(matching.length - doneCount)})` },
                { value: 'done', label: `Done (${formatCount(doneCount)})` },
              ]}
            />
            {all.length > 0 && (
              <search className="grid grid-cols-2 items-end gap-4 *:first:col-span-2 sm:flex sm:flex-wrap">
                <FilterInput name="find" label="Search projects" type="search" value={text} />
                <FilterSelect
                  name="kind"
                  label="Kind"
                  value={kind === 'all' ? '' : kind}
                  all="All kinds"
                  options={submissionKinds.map((value) => ({ value, label: kindNames[value] }))}
                />
                <FilterSelect
                  name="customer"
                  label="Customer"
                  value={customer}
                  all="All customers"
                  options={customerOptions(all, names)}
                />
              </search>
            )}
          </>
        }
        cause={[state, kind, text, customer].join(' ')}
        status={plural(shown.length, 'project')}
        isEmpty={shown.length === 0}
        emptyText={
          <p className="wrap-anywhere text-lead">
            {isFiltered
              ? `No ${state} project matches${text ? ` “${isolate(text)}”` : ' these filters'}.`
              : state === 'new'
                ? 'No new projects. Finished ones are under Done.'
                : 'Nothing is marked as done yet.'}
          </p>
        }
        clear={isFiltered ? () => update({ kind: '', find: '', customer: '' }) : undefined}
      >
        {shown.length > 0 && (
          <ProjectList
            projects={shown}
            isAlwaysShown={({ project }) => changed.keys.has(project.submission.id)}
            moreOf={({ project }) => (
              <>
                {isSetupOpen(project.submission, all) && (
                  <p className="font-semibold text-sm">Setup form not sent yet</p>
                )}
                <Sender owner={project.submission.owner} names={names} />
                <InboxActs
                  project={project}
                  id={markId(project.submission)}
                  isChanged={changed.keys.has(project.submission.id)}
                  onChange={(isNowDone) => change(project.submission, isNowDone)}
                />
              </>
            )}
          />
        )}
      </FilteredList>
    </section>
  );
};
