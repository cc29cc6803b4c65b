import { draftControls } from '../../content/flows/first-draft-drawing';
import type { Draft } from '../../first-draft/types';
import { FilterButtons } from '../ui/filter-buttons';

export type DraftWidth = 'phone' | 'desktop';

const widths = [
  { value: 'phone', label: draftControls.phone },
  { value: 'desktop', label: draftControls.desktop },
] as const;

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
    <FilterButtons
      isTyped
      label={draftControls.pages}
      options={draft.pages.map(({ id, name }) => ({ value: id, label: name }))}
      selected={page}
      onChoose={onPage}
    />
    <FilterButtons isTyped label={draftControls.widths} options={widths} selected={width} onChoose={onWidth} />
  </div>
);
