import { CallToAction } from '../../../components/layout/call-to-action';
import { PageHero } from '../../../components/layout/page-hero';
import { Link, TextLink } from '../../../components/ui/link';
import { TopicIcon } from '../../../components/ui/topic-icon';
import { capabilities } from '../../../content/catalogue/capabilities';
import { industries } from '../../../content/catalogue/industries';
import { type SolutionsTab, solutionsPage } from '../../../content/public/solutions-page';
import { capabilityHref, capabilityPageHref, industryHref, industryPageHref } from '../../../paths';
import { CrossTiles, TileKey } from './cross-tiles';

const { heading, texts, tabs, tabsLabel, closing } = solutionsPage;

/** The tabs are links, so that each has an address and Back returns to the previous one. */
const Tabs = ({ tab }: { tab: SolutionsTab }) => (
  <nav aria-label={tabsLabel} className="page-grid noscript:hidden">
    <ul className="flex flex-wrap">
      {tabs.map(({ id, label, href }) => (
        <li key={id}>
          <Link
            to={href}
            update="push"
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

export const OverviewHead = ({ tab }: { tab: SolutionsTab }) => (
  <>
    <PageHero heading={heading} text={texts[tab]} className="pb-12 lg:pb-20" />
    <Tabs tab={tab} />
  </>
);

/** Without script the query has no effect, so these links lead to the pages with paths of their own. */
const WithoutScript = () => (
  <ul className="page-grid hidden flex-wrap gap-x-6 gap-y-2 pt-6 noscript:flex">
    {[
      ...capabilities.map(({ id, title }) => ({ title, to: capabilityPageHref(id) })),
      ...industries.map(({ id, title }) => ({ title, to: industryPageHref(id) })),
    ].map(({ title, to }) => (
      <li key={to}>
        <TextLink to={to} className="inline-block py-1">
          {title}
        </TextLink>
      </li>
    ))}
  </ul>
);

const goTogether = (capability: string, industry: string) =>
  industries.some(({ id, solutions }) => id === industry && solutions.some((one) => one.capability === capability));

export const Overview = ({ tab }: { tab: SolutionsTab }) => {
  const isByCapability = tab === 'capabilities';
  const columns = isByCapability ? industries : capabilities;
  const items = isByCapability
    ? capabilities.map((capability) => ({ ...capability, to: capabilityHref(capability.id) }))
    : industries.map((industry) => ({ ...industry, to: industryHref(industry.id) }));
  return (
    <>
      <WithoutScript />
      <TileKey columns={columns} />
      <ul className="page-grid pt-10 pb-section">
        {items.map(({ id, to, title, summary, icon }) => {
          const matters = (other: string) => (isByCapability ? goTogether(id, other) : goTogether(other, id));
          return (
            <li key={id} className="border-t border-t-fg">
              <Link to={to} className="group grid items-center gap-x-8 gap-y-4 py-6 md:grid-cols-12 lg:py-8">
                <span className="flex items-center gap-4 md:col-span-7 lg:col-span-5">
                  <TopicIcon name={icon} className="size-7" />
                  <span className="wrap-anywhere font-display font-semibold text-heading group-hover:underline group-hover:decoration-2 group-hover:underline-offset-8">
                    {title}
                  </span>
                </span>
                <span className="text-fg-quiet text-lead md:col-span-7 lg:col-span-4">{summary}</span>
                <span className="md:col-span-5 md:max-lg:col-start-8 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:col-span-3">
                  <CrossTiles columns={columns} matters={matters} shift={id.length} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <CallToAction seed="solutions" {...closing} />
    </>
  );
};
