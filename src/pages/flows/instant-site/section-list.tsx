import * as v from 'valibot';
import { Link } from '../../../components/ui/link';
import { type InstantSiteSectionId, instantSiteSections } from '../../../content/flows/instant-site';
import { visibleText } from '../../../lib/characters';
import { classNames } from '../../../lib/class-names';
import { type InstantSiteValues, instantSiteInitial, instantSiteShape } from './form-values';

const tiles = [
  'rounded-br-full bg-ultramarine text-paper',
  'on-bright bg-sun',
  'rounded-tl-full bg-moss text-paper',
  'bg-fg text-ground',
  'rounded-tr-full on-bright bg-blush',
  'rounded-bl-full on-bright bg-sun',
  'bg-ultramarine text-paper',
  'rounded-tr-full bg-fg text-ground',
  'rounded-br-full bg-moss text-paper',
] as const;

const statusOf = ({ missing, isDone }: SectionProgress) =>
  missing > 0 ? `${missing} to fill in` : isDone ? 'answered' : 'optional';

type Props = {
  progress: readonly SectionProgress[];
  /** Whether the visitor has tried to continue; only then missing answers are shown as errors. */
  isTried: boolean;
};

export const SectionList = ({ progress, isTried }: Props) => {
  const done = progress.filter(({ isDone }) => isDone).length;
  return (
    <nav aria-label="Sections" className="min-w-0 flex-1 py-2 lg:p-0">
      <p className="mb-3 hidden font-semibold lg:block">{`${done} of ${progress.length} sections answered`}</p>
      <ol className="grid grid-cols-9 lg:grid-cols-1">
        {progress.map((section, index) => (
          <li key={section.id}>
            <Link to={`#${section.id}`} className="group flex items-center gap-4 beside:gap-3">
              <span
                className={classNames(
                  'figures grid h-9 w-full shrink-0 place-items-center border font-semibold text-sm transition-colors lg:size-12',
                  section.isDone
                    ? `border-transparent ${tiles[index % tiles.length]}`
                    : 'border-line-strong bg-ground-raised',
                )}
              >
                {index + 1}
              </span>
              <span className="sr-only lg:not-sr-only lg:flex lg:flex-1 lg:items-baseline lg:justify-between lg:gap-3 beside:flex-col beside:gap-0">
                <span className="block font-semibold leading-tight group-hover:underline">{section.title}</span>
                <span
                  className={classNames('text-sm', isTried && section.missing > 0 ? 'text-alarm' : 'text-fg-quiet')}
                >
                  <span className="sr-only">, </span>
                  <span>{statusOf(section)}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

type FieldName = keyof InstantSiteValues;

export const fieldOrder = instantSiteSections.flatMap(({ fields }): readonly FieldName[] => fields);

const isRequired = (name: FieldName) => !v.is(instantSiteShape.entries[name], instantSiteInitial[name]);

export const isAnswered = (values: InstantSiteValues, name: FieldName) =>
  // React Hook Form reads radio buttons without a choice as null.
  JSON.stringify(values[name] ?? '') !== JSON.stringify(instantSiteInitial[name]);

export type SectionProgress = {
  id: InstantSiteSectionId;
  title: string;
  missing: number;
  isDone: boolean;
};

export const progressOf = (values: InstantSiteValues): SectionProgress[] =>
  instantSiteSections.map(({ id, title, fields: names }) => {
    const fields: readonly FieldName[] = names;
    const missing = fields.filter((name) => isRequired(name) && visibleText(String(values[name])) === '').length;
    return { id, title, missing, isDone: missing === 0 && fields.some((name) => isAnswered(values, name)) };
  });
