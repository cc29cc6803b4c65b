import { AiSection } from './ai-section';
import { CountersSection } from './counters-section';
import { InnovationSection } from './innovation-section';
import { PartnershipSection } from './partnership-section';
import { PlansSection } from './plans-section';
import { ServicesSection } from './services-section';
import { WhySection } from './why-section';

export const BelowTheFold = () => (
  <>
    <PlansSection />
    <ServicesSection />
    <AiSection />
    <WhySection />
    <InnovationSection />
    <CountersSection />
    <PartnershipSection />
  </>
);
