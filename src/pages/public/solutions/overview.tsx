import { Link as RouterLink } from 'react-router-dom';
import { Closing } from '../../../components/layout/closing';
import { PageOpening } from '../../../components/layout/page-opening';
import { Rest } from '../../../components/layout/rest';
import { Link } from '../../../components/ui/link';
import { capabilities } from '../../../content/capabilities';
import { industries } from '../../../content/industries';
import { type SolutionsTab, solutionsPage } from '../../../content/solutions-page';
import { capabilityHref, capabilityPageHref, industryHref, industryPageHref } from '../../../paths';
import { CrossTiles, TileKey } from './cross-tiles';
import { SolutionCard } from './solution-card';

const { heading, texts, tabs, tabsLabel, closing } = solutionsPage;

/** Links, so that each tab has an address and Back returns to the one before. */
const Tabs = ({ tab }: { tab: SolutionsTab }) => (
  <nav aria-label={tabsLabel} className="page-grid">
    <ul className="flex">
      {tabs.map(({ id, label, href }) => (
        <li key={id}>
          <RouterLink
            to={href}
            preventScrollReset
            aria-current={id === tab ? 'page' : undefined}
            className="inline-flex min-h-12 items-center border border-fg px-5 font-semibold transition-colors duration-150 hover:bg-fg hover:text-ground aria-[current]:bg-fg aria-[current]:text-ground"
          >
            {label}
          </RouterLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** The query decides what this page shows, and only script can read it: without, the pages with a path of their own. */
const WithoutScript = () => (
  <noscript>
    <ul className="page-grid flex flex-wrap gap-x-6 gap-y-2 pt-6">
      {[
        ...capabilities.map(({ id, title }) => ({ title, to: capabilityPageHref(id) })),
        ...industries.map(({ id, title }) => ({ title, to: industryPageHref(id) })),
      ].map(({ title, to }) => (
        <li key={to}>
          <Link to={to} className="text-link inline-block py-1">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </noscript>
);

/** Whether a capability is among the four that matter most in an industry. */
const goTogether = (capability: string, industry: string) =>
  industries.some(({ id, solutions }) => id === industry && solutions.some((one) => one.capability === capability));

/** All capabilities or all industries, each with a row of tiles that crosses it with the other. */
export const Overview = ({ tab }: { tab: SolutionsTab }) => (
  <>
    <PageOpening heading={heading} text={texts[tab]} className="pb-12 lg:pb-20" />
    <Tabs tab={tab} />
    <WithoutScript />
    <Rest>
      <TileKey columns={tab === 'capabilities' ? industries : capabilities} />
      <ul className="page-grid pt-10 pb-section">
        {tab === 'capabilities'
          ? capabilities.map(({ id, title, summary, icon }) => (
              <SolutionCard
                key={id}
                to={capabilityHref(id)}
                {...{ title, summary, icon }}
                tiles={
                  <CrossTiles columns={industries} matters={(industry) => goTogether(id, industry)} shift={id.length} />
                }
              />
            ))
          : industries.map((industry) => (
              <SolutionCard
                key={industry.id}
                to={industryHref(industry.id)}
                title={industry.title}
                summary={industry.summary}
                icon={industry.icon}
                tiles={
                  <CrossTiles
                    columns={capabilities}
                    matters={(capability) => goTogether(capability, industry.id)}
                    shift={industry.id.length}
                  />
                }
              />
            ))}
      </ul>
      <Closing
        seed="solutions"
        title={closing.title}
        text={closing.text}
        actions={[closing.consultation, closing.enterprise]}
      />
    </Rest>
  </>
);
