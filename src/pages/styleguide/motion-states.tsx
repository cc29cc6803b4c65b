import { useState } from 'react';
import { HeroMosaic } from '../../components/media/hero-mosaic';
import { LogoMark } from '../../components/media/logo';
import { PictureFallback } from '../../components/media/picture/picture-fallback';
import { StepMark } from '../../components/media/step-mark';
import { TileField } from '../../components/media/tile-field';
import { Carousel } from '../../components/motion/carousel';
import { Marquee } from '../../components/motion/marquee';
import { Button } from '../../components/ui/button';
import { ConfirmDialog } from '../../components/ui/confirm-dialog';
import { Dialog } from '../../components/ui/dialog';
import { toast } from '../../components/ui/toast/toast';
import { OrderPanel } from '../parts/order-panel';
import { Specimen, StyleguideSection } from './section';

const address = '/media/bellabeat/still-1-960.webp';

/** The tile engine, and the fallbacks of pictures. */
export const MediaStates = () => (
  <StyleguideSection id="media" title="Tiles and pictures">
    <Specimen title="Logo">
      <LogoMark className="size-24" />
    </Specimen>
    <Specimen title="Tile field">
      <TileField
        seed="style guide"
        columns={16}
        rows={2}
        palette={['ultramarine', 'vermilion', 'sun', 'ink', 'blush']}
        className="w-full"
      />
    </Specimen>
    <Specimen title="Mosaic">
      <HeroMosaic />
    </Specimen>
    <Specimen title="Missing picture">
      <div className="grid gap-8 sm:grid-cols-2">
        <PictureFallback kind="card" alt="Flowers of rings and leaves" address={address} />
        <PictureFallback kind="case-study" alt="Flowers of rings and leaves" address={address} />
      </div>
    </Specimen>
  </StyleguideSection>
);

/** Dialogs and toasts, opened by buttons. */
export const OverlayStates = () => {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <StyleguideSection id="overlays" title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => toast({ title: 'Saved', description: 'The change is in this browser.' })}>
          Show a toast
        </Button>
        <Button
          onClick={() => toast({ title: 'Purchase Failed', description: 'Please try again.', destructive: true })}
        >
          Show a failure
        </Button>
        <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
        <Button onClick={() => setOpen('question')}>Ask a question</Button>
      </div>
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
    </StyleguideSection>
  );
};

const names = ['Quarter', 'Triangle', 'Bar', 'Square', 'Arc', 'Leaf'];

export const MotionStates = () => (
  <StyleguideSection id="motion" title="In motion">
    <Specimen title="Mark, laid tile by tile; the last one at work">
      <div className="flex flex-wrap gap-8">
        {[0, 1, 2, 3, 4].map((done) => (
          <StepMark key={done} done={done} className="size-20" />
        ))}
        <StepMark done={1} isWorking className="size-20" />
      </div>
    </Specimen>
    <Specimen title="Marquee">
      <Marquee label="Clients passing by">
        {() =>
          names.map((name) => (
            <li key={name} className="flex h-20 items-center whitespace-nowrap border-r px-8 font-display text-2xl">
              {name}
            </li>
          ))
        }
      </Marquee>
    </Specimen>
    <Specimen title="Carousel">
      <div className="-mx-gutter">
        <Carousel label="Cards" heading={<p className="text-heading">Six cards</p>}>
          {names.map((name) => (
            <li key={name} className="w-72 border-r">
              <TileField
                seed={name}
                columns={4}
                rows={3}
                palette={['ultramarine', 'sun', 'vermilion', 'blush', 'moss']}
              />
              <p className="p-4">{name}</p>
            </li>
          ))}
        </Carousel>
      </div>
    </Specimen>
    <Specimen title="Order panel">
      <div className="max-w-md">
        <OrderPanel id="specimen" heading="Order summary" note={<p className="mt-1 text-fg-quiet">With a note.</p>}>
          <p className="border-t pt-4">What is bought, and what it comes to.</p>
        </OrderPanel>
      </div>
    </Specimen>
  </StyleguideSection>
);
