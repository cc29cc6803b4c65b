import { sketchControls } from '../../content/flows/sketch-drawing';
import type { Sketch } from '../../sketch/types';
import { FilterButtons } from '../ui/filter-buttons';

export type SketchWidth = 'phone' | 'desktop';

const widths = [
  { value: 'phone', label: sketchControls.phone },
  { value: 'desktop', label: sketchControls.desktop },
] as const;

type Props = {
  sketch: Sketch;
  page: string;
  onPage: (id: string) => void;
  width: SketchWidth;
  onWidth: (width: SketchWidth) => void;
};

export const SketchPicker = ({ sketch, page, onPage, width, onWidth }: Props) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 print:hidden">
    <FilterButtons
      isTyped
      label={sketchControls.pages}
      options={sketch.pages.map(({ id, name }) => ({ value: id, label: name }))}
      selected={page}
      onChoose={onPage}
    />
    <FilterButtons isTyped label={sketchControls.widths} options={widths} selected={width} onChoose={onWidth} />
  </div>
);
