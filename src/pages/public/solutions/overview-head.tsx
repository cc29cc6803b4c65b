import { Link } from 'react-router-dom';
import { PageOpening } from '../../../components/layout/page-opening';
import { openings, type SolutionsTab } from '../../../content/openings';

const { heading, texts, tabs, tabsLabel } = openings.solutions;

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

/** What the overview is of: all capabilities or all industries. */
export const OverviewHead = ({ tab }: { tab: SolutionsTab }) => (
  <>
    <PageOpening heading={heading} text={texts[tab]} className="pb-12 lg:pb-20" />
    <Tabs tab={tab} />
  </>
);
