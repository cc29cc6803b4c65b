import { Link } from 'react-router-dom';
import { PageHero } from '../../../components/layout/page-hero';
import { type SolutionsTab, solutionsPage } from '../../../content/public/solutions-page';

const { heading, texts, tabs, tabsLabel } = solutionsPage;

/** The tabs are links, so that each has an address and Back returns to the previous one. */
const Tabs = ({ tab }: { tab: SolutionsTab }) => (
  <nav aria-label={tabsLabel} className="page-grid">
    <ul className="flex flex-wrap">
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

/** The heading of the overview and its tabs. */
export const OverviewHead = ({ tab }: { tab: SolutionsTab }) => (
  <>
    <PageHero heading={heading} text={texts[tab]} className="pb-12 lg:pb-20" />
    <Tabs tab={tab} />
  </>
);
