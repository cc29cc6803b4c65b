import { classNames } from '../../lib/class-names';
import { scrollFocusedIntoView } from '../../lib/in-view';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: Value | undefined;
  onChoose: (value: Value) => void;
  /** Smaller, for names that the visitor has typed: a long one is cut, and none is translated. */
  isTyped?: boolean;
};

export const FilterButtons = <Value extends string>({ label, options, selected, onChoose, isTyped }: Props<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
  <div
    role="group"
    aria-label={label}
    onFocus={scrollFocusedIntoView}
    className="flex min-w-0 scroll-px-6 print:hidden gap-x-6 max-sm:gap-x-4 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap"
  >
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === selected}
        onClick={() => onChoose(option.value)}
        className={classNames(
          'border-b-4 font-semibold max-sm:-outline-offset-3',
          isTyped ? 'min-h-9 max-w-40 shrink-0 truncate text-sm' : 'min-h-11',
          option.value === selected
            ? 'border-vermilion'
            : 'border-transparent text-fg-quiet hover:border-line-strong hover:text-fg',
        )}
      >
        <bdi translate={isTyped ? 'no' : undefined}>{option.label}</bdi>
      </button>
    ))}
  </div>
);
