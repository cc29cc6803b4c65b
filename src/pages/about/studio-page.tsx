import { LowerPart } from '../../components/hydration/hydrated-parts';
import { CallToAction } from '../../components/layout/call-to-action';
import { StepMark } from '../../components/media/step-mark';
import { FigureList } from '../../components/ui/figure-list';
import { Lines } from '../../components/ui/lines';
import { NoWrapCompounds } from '../../components/ui/no-wrap-compounds';
import { TextList } from '../../components/ui/text-list';
import { TitledSection } from '../../components/ui/titled-section';
import { ValueLine } from '../../components/ui/value-line';
import { pageMeta } from '../../content/pages';
import { studioPage } from '../../content/public/studio';
import { fixedPage } from '../../head/page-handle';
import { Roles } from './studio/roles';

const { steps } = studioPage;

const line = {
  look: 'fact',
  className: 'border-t py-4 sm:grid-cols-[8rem_1fr] gap-x-4 lg:first:border-t-0 lg:first:pt-1',
} as const;

const Steps = () => (
  <TitledSection id="steps" title={steps.heading} titleLook="pb-12 text-title" className="page-grid py-section">
    <ol className="border-b">
      {steps.items.map(({ name, text, signs, asked }, index) => (
        <li
          key={name}
          className="grid items-start gap-x-8 gap-y-5 border-t border-t-fg py-8 max-lg:grid-cols-[auto_1fr] lg:grid-cols-12"
        >
          <StepMark done={index + 1} className="size-16 lg:col-span-1 lg:size-20" />
          <h3 className="self-center text-title lg:col-span-4 lg:self-start">{name}</h3>
          <p className="max-w-measure text-lg max-lg:col-span-2 lg:col-span-3">{text}</p>
          <dl className="max-lg:col-span-2 lg:col-span-4">
            <ValueLine {...line} label={steps.signs} value={signs} />
            <ValueLine {...line} label={steps.asked} value={asked} />
          </dl>
        </li>
      ))}
    </ol>
  </TitledSection>
);

const { agents } = studioPage;

const Agents = () => (
  <section aria-labelledby="agents" className="on-second">
    <div className="page-grid grid gap-x-8 gap-y-14 py-section lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h2 id="agents" className="text-heading">
          {agents.heading}
        </h2>
        <ul className="mt-8 flex flex-wrap gap-x-[0.35em] gap-y-[0.08em] font-display font-semibold text-figure">
          {agents.does.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </div>
      <TitledSection id="never" title={agents.neverHeading} className="lg:col-span-4 lg:col-start-9">
        <TextList items={agents.never} className="mt-8 border-b" itemLook="border-t py-4 text-lead" />
      </TitledSection>
    </div>
  </section>
);

const { reach } = studioPage;

const Reach = () => (
  <TitledSection
    id="reach"
    title={reach.heading}
    titleLook="text-title sm:col-span-2 lg:col-span-12"
    className="page-grid grid gap-x-8 gap-y-10 py-section sm:grid-cols-2 lg:grid-cols-12"
  >
    <div className="border-t border-t-fg pt-5 lg:col-span-3">
      <h3 className="mb-3 text-subheading">{reach.address.heading}</h3>
      <address translate="no" className="not-italic">
        <Lines lines={reach.address.lines} />
      </address>
    </div>
    <div className="border-t border-t-fg pt-5 lg:col-span-4">
      <h3 className="mb-3 text-subheading">{reach.hours.heading}</h3>
      <p className="figures">
        <Lines lines={reach.hours.lines} />
      </p>
      <p className="mt-3 max-w-measure text-fg-quiet">
        <NoWrapCompounds text={reach.hours.support} />
      </p>
    </div>
    <div className="border-t border-t-fg pt-5 sm:max-lg:col-span-2 lg:col-span-5">
      <h3 className="mb-3 text-subheading">{reach.write.heading}</h3>
      <p className="grid justify-items-start gap-2 font-display font-semibold text-heading">
        <a translate="no" href={`mailto:${reach.write.email}`} className="text-link wrap-anywhere">
          {reach.write.email}
        </a>
        <a translate="no" href={reach.write.phoneHref} className="figures text-link">
          <NoWrapCompounds text={reach.write.phone} />
        </a>
      </p>
    </div>
  </TitledSection>
);

const { heading, answers, days, closing } = studioPage;

export const handle = fixedPage(pageMeta.studio);

export const Component = () => (
  <>
    <div className="page-grid pt-20 pb-12 lg:pt-24 lg:pb-16">
      <h1 className="text-hero">{heading}</h1>
      {/* Both answers are on the first screen. */}
      <dl className="mt-8 grid gap-x-8 gap-y-5 lg:mt-12 lg:grid-cols-12">
        {answers.map(({ question, answer }) => (
          <div key={question} className="border-t border-t-fg pt-4 lg:col-span-6 lg:pt-5">
            <dt className="text-fg-quiet">{question}</dt>
            <dd className="mt-1 text-balance font-display font-semibold text-subheading lg:mt-3 lg:text-heading">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </div>
    <LowerPart>
      <Roles />
      <Steps />
      <TitledSection id="days" title={days.heading} titleLook="pb-8 text-heading" className="page-grid pb-section">
        <FigureList figures={days.figures} />
      </TitledSection>
      <Agents />
      <Reach />
      <CallToAction seed="studio" {...closing} />
    </LowerPart>
  </>
);
