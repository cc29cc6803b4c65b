import { Link } from 'react-router-dom';
import { href } from '../../paths';

export const DraftMention = ({ before, link, after }: { before: string; link: string; after: string }) => (
  <p className="max-w-measure">
    <span>{before}</span>{' '}
    <Link to={href('instantSiteForm')} className="text-link">
      {link}
    </Link>{' '}
    <span>{after}</span>
  </p>
);
