import { Link } from 'react-router-dom';
import { Closing } from '../../../components/layout/closing';
import { ButtonLink } from '../../../components/ui/button';
import { capabilities } from '../../../content/capabilities';
import { industries } from '../../../content/industries';
import { type SolutionsTab, solutionsPage } from '../../../content/solutions-page';
import { capabilityHref, industryHref } from '../../../paths';
import { CapabilityTiles } from './capability-tiles';
import { IndustryTiles } from './industry-tiles';
import { SolutionCard } from './solution-card';

const { heading, text, tabs, tabsLabel, closing } = solutionsPage;

/** Links, so that each tab has an address and Back returns to the one before. */
const Tabs = ({ tab }: { tab: SolutionsTab }) => (
  <nav aria-label={tabsLabel} className="page-grid">
    <ul className="flex">
      {tabs.map(({ id, label, href }) => (
        <li key={id}>
          <Link
            to={href}
            preventScrollReset
            aria-current={id === tab ? 'page' : undefined}
            className="inline-flex min-h-12 items-center border border-fg px-5 font-semibold transition-colors duration-150 hover:bg-fg hover:text-ground aria-[current]:bg-fg aria-[current]:text-ground"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** All capabilities or all industries, each with a row of tiles that crosses it with the other. */
export const Overview = ({ tab }: { tab: SolutionsTab }) => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-12 lg:grid-cols-12 lg:pt-24 lg:pb-20">
      <h1 className="text-hero lg:col-span-12">{heading}</h1>
      <p className="max-w-prose text-lead lg:col-span-6 lg:col-start-7">{text}</p>
    </div>
    <Tabs tab={tab} />
    <ul className="page-grid pt-10 pb-section">
      {tab === 'capabilities'
        ? capabilities.map(({ id, title, summary, icon }) => (
            <SolutionCard
              key={id}
              to={capabilityHref(id)}
              {...{ title, summary, icon }}
              tiles={<IndustryTiles capability={id} />}
            />
          ))
        : industries.map((industry) => (
            <SolutionCard
              key={industry.id}
              to={industryHref(industry.id)}
              title={industry.title}
              summary={industry.summary}
              icon={industry.icon}
              tiles={<CapabilityTiles industry={industry} />}
            />
          ))}
    </ul>
    <Closing seed="solutions" title={closing.title} text={closing.text}>
      <ButtonLink tone="primary" size="large" to={closing.consultation.href}>
        {closing.consultation.label}
      </ButtonLink>
      <ButtonLink size="large" to={closing.enterprise.href}>
        {closing.enterprise.label}
      </ButtonLink>
    </Closing>
  </>
);
