import { StepMark } from '../../components/media/step-mark';
import { TileField } from '../../components/media/tile-field';
import { Carousel } from '../../components/motion/carousel';
import { Marquee } from '../../components/motion/marquee';
import { OrderPanel } from '../parts/order-panel';
import { Specimen, StyleguideSection } from './section';

const names = ['Quarter', 'Triangle', 'Bar', 'Square', 'Arc', 'Leaf'];

/** Animated components, the carousel, and the sticky order panel. */
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
        {names.map((name) => (
          <li key={name} className="flex h-20 items-center whitespace-nowrap border-r px-8 font-display text-2xl">
            {name}
          </li>
        ))}
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
