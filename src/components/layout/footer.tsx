import { Link } from 'react-router-dom';
import { site } from '../../content/site';
import { href } from '../../paths';

const links = [
  { text: 'Terms', to: href('terms') },
  { text: 'Privacy', to: href('privacy') },
  { text: 'Cookies', to: href('cookies') },
];

export const Footer = () => (
  <footer className="on-ink print:hidden">
    <div className="page-grid flex flex-wrap items-baseline justify-between gap-6 py-10">
      <p>{site.name}</p>
      <ul className="flex flex-wrap gap-6">
        {links.map(({ text, to }) => (
          <li key={to}>
            <Link to={to} className="text-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <a href={`mailto:${site.supportEmail}`} className="text-link">
        {site.supportEmail}
      </a>
    </div>
  </footer>
);
