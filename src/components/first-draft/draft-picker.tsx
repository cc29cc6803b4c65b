import { draftControls } from '../../content/flows/first-draft-drawing';
import type { Draft } from '../../first-draft/types';
import { classNames } from '../../lib/class-names';

export type DraftWidth = 'phone' | 'desktop';

const widths = [
  { value: 'phone', label: draftControls.phone },
  { value: 'desktop', label: draftControls.desktop },
] as const;

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: Value;
  onChoose: (value: Value) => void;
};

/** Toggle buttons of which one is pressed. A page may have a long name of the customer's own. */
const Choice = <Value extends string>({ label, options, selected, onChoose }: ChoiceProps<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
  <div role="group" aria-label={label} className="flex min-w-0 flex-wrap gap-x-4">
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === selected}
        onClick={() => onChoose(option.value)}
        className={classNames(
          'min-h-9 max-w-40 truncate border-b-4 font-semibold text-sm',
          option.value === selected
            ? 'border-vermilion'
            : 'border-transparent text-fg-quiet hover:border-line-strong hover:text-fg',
        )}
      >
        <bdi translate="no">{option.label}</bdi>
      </button>
    ))}
  </div>
);

type Props = {
  draft: Draft;
  page: string;
  onPage: (id: string) => void;
  width: DraftWidth;
  onWidth: (width: DraftWidth) => void;
};

/** Which page of the draft is shown, and how wide. */
export const DraftPicker = ({ draft, page, onPage, width, onWidth }: Props) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 print:hidden">
    <Choice
      label={draftControls.pages}
      options={draft.pages.map(({ id, name }) => ({ value: id, label: name }))}
      selected={page}
      onChoose={onPage}
    />
    <Choice label={draftControls.widths} options={widths} selected={width} onChoose={onWidth} />
  </div>
);
