import { Later } from '../../../components/layout/later';
import { AiSection } from './ai-section';
import { CountersSection } from './counters-section';
import { InnovationSection } from './innovation-section';
import { PartnershipSection } from './partnership-section';
import { PlansSection } from './plans-section';
import { ServicesSection } from './services-section';
import { WhySection } from './why-section';

export { ClientsMarquee } from './clients-marquee';

/** The landing page after its first section. */
export const BelowFold = () => (
  <Later>
    <PlansSection />
    <ServicesSection />
    <AiSection />
    <WhySection />
    <InnovationSection />
    <CountersSection />
    <PartnershipSection />
  </Later>
);
