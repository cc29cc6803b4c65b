import { Search } from 'lucide-react';
import { useState } from 'react';
import { HeroMosaic } from '../../components/media/hero-mosaic';
import { LogoMark } from '../../components/media/logo';
import { PictureFallback } from '../../components/media/picture/picture';
import { StepMark } from '../../components/media/step-mark';
import { TileField } from '../../components/media/tile-field';
import { Carousel } from '../../components/motion/carousel';
import { Marquee } from '../../components/motion/marquee';
import { Button } from '../../components/ui/button';
import { ConfirmDialog } from '../../components/ui/confirm-dialog';
import { Dialog } from '../../components/ui/dialog';
import { FigureList } from '../../components/ui/figure-list';
import { FilterButtons } from '../../components/ui/filter-buttons';
import { Icon } from '../../components/ui/icon';
import { DataTable } from '../../components/ui/table/data-table';
import { toast } from '../../components/ui/toast/toast';
import { Tooltip } from '../../components/ui/tooltip';
import { StatusBadge } from '../account/parts/entry-parts';
import { OrderPanel } from '../parts/order-panel';
import { Specimen } from './section';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'purchases', label: 'Purchases' },
] as const;
const rows = [{ id: 'a', item: 'Logo Design', credits: -200 }];
const palette = ['ultramarine', 'vermilion', 'sun', 'ink', 'blush'] as const;
const names = ['Quarter', 'Triangle', 'Bar', 'Square', 'Arc', 'Leaf'];

const Overlays = () => {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast({ title: 'Saved', description: 'The change is in this browser.' })}>
        Show a toast
      </Button>
      <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
      <Button onClick={() => setOpen('question')}>Ask a question</Button>
      <Dialog isOpen={open === 'dialog'} onClose={close} title="A dialog">
        <p>It keeps the focus, closes on Escape, and gives the focus back.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question'}
        question="Reset all data?"
        detail="What this browser keeps is removed. This cannot be taken back."
        confirm="Reset"
        onConfirm={close}
        onCancel={close}
      />
    </div>
  );
};

const Filter = () => {
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('all');
  return <FilterButtons label="Filter" options={filters} selected={filter} onChoose={setFilter} />;
};

const examples = {
  Overlays: <Overlays />,
  Tooltip: (
    <div>
      <Tooltip text="Search">
        <button type="button" aria-label="Search" className="grid size-11 place-items-center border">
          <Icon icon={Search} />
        </button>
      </Tooltip>
    </div>
  ),
  'Status badge': <StatusBadge status="active" />,
  'Filter buttons': <Filter />,
  'Figure list': <FigureList figures={[{ label: 'Total Purchased', value: '1,250', note: 'credits' }]} />,
  Table: (
    <DataTable
      caption="Orders"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'item', header: 'Item', cell: ({ item }) => item },
        { id: 'credits', header: 'Credits', cell: ({ credits }) => credits, isNumeric: true },
      ]}
    />
  ),
  'Order panel': (
    <OrderPanel id="specimen" heading="Order summary">
      <p className="border-t pt-4">What is bought, and what it comes to.</p>
    </OrderPanel>
  ),
  Logo: <LogoMark className="size-24" />,
  'Step mark': <StepMark done={2} className="size-20" />,
  'Tile field': <TileField seed="style guide" columns={16} rows={2} palette={palette} className="w-full" />,
  Mosaic: <HeroMosaic />,
  'Missing picture': (
    <PictureFallback isCard alt="Flowers of rings and leaves" address="/media/bellabeat/still-1-960.webp" />
  ),
  Marquee: (
    <Marquee label="Clients passing by">
      {() =>
        names.map((name) => (
          <li key={name} className="flex h-20 items-center whitespace-nowrap border-r px-8 font-display text-2xl">
            {name}
          </li>
        ))
      }
    </Marquee>
  ),
  Carousel: (
    <Carousel label="Cards" heading={<p className="text-heading">Six cards</p>}>
      {names.map((name) => (
        <li key={name} className="w-72 border-r p-4">
          {name}
        </li>
      ))}
    </Carousel>
  ),
};

export const Examples = () =>
  Object.entries(examples).map(([title, example]) => (
    <Specimen key={title} title={title}>
      <div>{example}</div>
    </Specimen>
  ));
