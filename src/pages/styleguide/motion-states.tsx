import { OrderPanel } from '../../components/layout/order-panel';
import { NamedMark } from '../../components/media/named-mark';
import { Picture } from '../../components/media/picture';
import { StepMark } from '../../components/media/step-mark';
import { Carousel } from '../../components/motion/carousel';
import { Marquee } from '../../components/motion/marquee';
import { caseStudyCovers, caseStudyFacts } from '../../content/case-study-summaries';
import { caseStudyIds } from '../../content/ids';
import { asset } from '../../lib/asset';
import { Section, Specimen } from './section';

/** What moves, or may be moved, and the panel that stays in view beside a form. */
export const MotionStates = () => (
  <Section id="motion" title="In motion">
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
        {caseStudyIds.map((id) => (
          <li key={id} className="flex h-20 items-center whitespace-nowrap border-r px-8 font-display text-2xl">
            <NamedMark
              address={asset(`/media/clients/${id}.svg`)}
              name={caseStudyFacts[id].title}
              className="flex items-center gap-4"
              markClassName="size-9"
            />
          </li>
        ))}
      </Marquee>
    </Specimen>
    <Specimen title="Carousel">
      <div className="-mx-gutter">
        <Carousel label="Covers" heading={<p className="text-heading">Seven covers</p>}>
          {caseStudyIds.map((id) => (
            <li key={id} className="w-72 border-r">
              <Picture picture={caseStudyCovers[id]} sizes="288px" />
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
  </Section>
);
