import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex min-h-6 items-center gap-2 justify-self-start text-link print:hidden">
    <Icon icon={ArrowLeft} />
    <span>{children}</span>
  </Link>
);
