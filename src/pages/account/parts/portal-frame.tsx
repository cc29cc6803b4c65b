import type { ReactNode } from 'react';
import { BackLink } from '../../../components/ui/back-link';
import { href } from '../../../paths';

const toDashboard = { to: href('dashboard'), label: 'Back to Dashboard' };

export const PortalFrame = ({ back = toDashboard, children }: { back?: typeof toDashboard; children: ReactNode }) => (
  <div className="page-grid grid gap-10 py-12 lg:py-16">
    <BackLink to={back.to}>{back.label}</BackLink>
    {children}
  </div>
);
