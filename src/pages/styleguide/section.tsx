import type { ReactNode } from 'react';
import { TitledSection } from '../../components/ui/titled-section';

export const StyleguideSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <TitledSection
    id={id}
    title={title}
    titleLook="text-heading lg:col-span-3"
    className="grid gap-x-8 gap-y-6 border-t py-12 lg:grid-cols-12"
  >
    <div className="grid min-w-0 grid-cols-1 content-start gap-10 lg:col-span-9">{children}</div>
  </TitledSection>
);

export const Specimen = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid min-w-0 grid-cols-1 content-start gap-4">
    <h3 className="eyebrow">{title}</h3>
    {children}
  </div>
);
