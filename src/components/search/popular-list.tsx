import { popularEntries, searchTexts } from '../../content/search/search-page';
import { Link } from '../ui/link';
import { TitledSection } from '../ui/titled-section';

export const resultLook = 'text-link font-display font-semibold text-subheading wrap-anywhere';

export const PopularList = () => (
  <TitledSection id="popular" title={searchTexts.popular} titleLook="mb-4 text-heading">
    <ul className="border-b wide:grid wide:grid-cols-2 wide:gap-x-8">
      {popularEntries.map(({ title, text, href: to }) => (
        <li key={to} className="grid content-start gap-1 border-t py-4">
          <Link to={to} className={`${resultLook} justify-self-start`}>
            {title}
          </Link>
          <p className="text-fg-quiet">{text}</p>
        </li>
      ))}
    </ul>
  </TitledSection>
);
