import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { AiSection } from './home/ai-section';
import { CountersSection } from './home/counters-section';
import { HeroSection } from './home/hero-section';
import { InnovationSection } from './home/innovation-section';
import { PartnershipSection } from './home/partnership-section';
import { PlansSection } from './home/plans-section';
import { ServicesSection } from './home/services-section';
import { WhySection } from './home/why-section';

export const handle = fixedPage(pageMeta.home);

/** The landing page: eight sections, and the footer is the ninth. */
export const Component = () => (
  <>
    <HeroSection />
    <Rest>
      <PlansSection />
      <ServicesSection />
      <AiSection />
      <WhySection />
      <InnovationSection />
      <CountersSection />
      <PartnershipSection />
    </Rest>
  </>
);
