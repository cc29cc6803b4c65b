import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/ui/icon';
import { TextLink } from '../../../components/ui/link';
import { href } from '../../../paths';

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} className="inline-flex min-h-6 items-center gap-2 justify-self-start print:hidden">
    <Icon icon={ArrowLeft} />
    <span>{children}</span>
  </TextLink>
);

const toDashboard = { to: href('dashboard'), label: 'Back to Dashboard' };

export const PortalFrame = ({ back = toDashboard, children }: { back?: typeof toDashboard; children: ReactNode }) => (
  <div className="page-grid grid gap-10 py-12 lg:py-16">
    <BackLink to={back.to}>{back.label}</BackLink>
    {children}
  </div>
);
