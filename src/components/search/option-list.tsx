import { ArrowRight } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { searchTexts } from '../../content/search/search-page';
import { useLoginLink } from '../account/login-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Option, OptionGroup } from './palette-options';

export const idOfOption = (list: string, index: number): string => `${list}-${index}`;

type OptionProps = {
  id: string;
  option: Option;
  isSelected: boolean;
  onPoint: () => void;
  onFollow: () => void;
};

/** A link where it leads somewhere, so that the browser's ways to open a new tab work. The field keeps the focus. */
const ResultOption = ({ id, option, isSelected, onPoint, onFollow }: OptionProps) => {
  const linkTo = useLoginLink();
  const { title, text, label } = option;
  const shared = {
    ...{ id, role: 'option', 'aria-selected': isSelected, tabIndex: -1, className: 'search-option' },
    onPointerMove: () => !isSelected && onPoint(),
    children: (
      <>
        <span className="min-w-0">
          <span className="block font-semibold leading-snug wrap-anywhere">{title}</span>
          {text && <span className="line-clamp-1 text-fg-quiet text-sm">{text}</span>}
        </span>
        <span className="flex items-center gap-3">
          {label && <span className="eyebrow max-sm:hidden">{label}</span>}
          <Icon icon={ArrowRight} className="search-arrow" />
        </span>
      </>
    ),
  };
  if ('onChoose' in option) return <button type="button" {...shared} onClick={option.onChoose} />;
  return (
    <Link
      {...shared}
      {...linkTo(option.to)}
      onClick={({ metaKey, ctrlKey, shiftKey }) => !metaKey && !ctrlKey && !shiftKey && onFollow()}
    />
  );
};

type Props = {
  id: string;
  list: RefObject<HTMLDivElement | null>;
  groups: readonly OptionGroup[];
  options: readonly Option[];
  selected: number;
  onPoint: (index: number) => void;
  onFollow: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export const OptionList = ({ id, list, groups, options, selected, onPoint, onFollow, onKeyDown }: Props) => (
  <div
    ref={list}
    id={id}
    role="listbox"
    aria-label={searchTexts.results}
    tabIndex={-1}
    onKeyDown={onKeyDown}
    className="min-h-0 grow overflow-y-auto overscroll-contain"
  >
    {groups.map(
      ({ heading, options: own }, at) =>
        own.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a list box has groups, and no field sets
          <div
            key={own[0]?.key}
            role="group"
            aria-labelledby={`${id}-heading-${at}`}
            className="border-b py-2 last:border-b-0"
          >
            <p id={`${id}-heading-${at}`} aria-hidden="true" className="search-heading">
              {heading}
            </p>
            {own.map((option) => {
              const index = options.indexOf(option);
              return (
                <ResultOption
                  key={option.key}
                  id={idOfOption(id, index)}
                  option={option}
                  isSelected={index === selected}
                  onPoint={() => onPoint(index)}
                  onFollow={onFollow}
                />
              );
            })}
          </div>
        ),
    )}
  </div>
);
