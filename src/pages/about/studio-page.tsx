import { CallToAction } from '../../components/layout/call-to-action';
import { Rest } from '../../components/layout/rest';
import { FigureList } from '../../components/ui/figure-list';
import { pageMeta } from '../../content/pages';
import { studioPage } from '../../content/public/studio';
import { fixedPage } from '../../head/page-handle';
import { Agents } from './studio/agents';
import { Reach } from './studio/reach';
import { Roles } from './studio/roles';
import { Steps } from './studio/steps';

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
    <Rest>
      <Roles />
      <Steps />
      <section aria-labelledby="days" className="page-grid pb-section">
        <h2 id="days" className="pb-8 text-heading">
          {days.heading}
        </h2>
        <FigureList figures={days.figures} />
      </section>
      <Agents />
      <Reach />
      <CallToAction seed="studio" title={closing.title} text={closing.text} actions={[closing.contact, closing.work]} />
    </Rest>
  </>
);
