import { ArrowRight, Check } from 'lucide-react';
import { SplitSection } from '../../../components/layout/page-hero';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { TextList } from '../../../components/ui/text-list';
import { TitledSection } from '../../../components/ui/titled-section';
import { TopicIcon } from '../../../components/ui/topic-icon';
import { capabilities } from '../../../content/catalogue/capabilities';
import { industryOf } from '../../../content/catalogue/industries';
import { solutionsPage } from '../../../content/public/solutions-page';
import type { Capability, Industry } from '../../../content/types';
import { capabilityHref, industryPageHref } from '../../../paths';

const Solution = ({ solution: { capability: id, why } }: { solution: Industry['solutions'][number] }) => {
  const capability = capabilities.find((one) => one.id === id);
  if (!capability) return null;
  return (
    <li className="border-t border-t-fg">
      <Link to={capabilityHref(id)} className="group grid gap-4 py-6">
        <span className="flex items-start justify-between gap-4">
          <span className="wrap-anywhere font-display font-semibold text-heading group-hover:underline group-hover:underline-offset-8">
            {capability.title}
          </span>
          <TopicIcon name={capability.icon} className="mt-1 size-7" />
        </span>
        <span className="max-w-measure text-lead">{why}</span>
      </Link>
    </li>
  );
};

export const IndustryView = ({ industry }: { industry: Industry }) => (
  <TitledSection id="solutions" title={`Solutions for ${industry.title}`} className="page-grid grid gap-10 py-section">
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2">
      {industry.solutions.map((solution) => (
        <Solution key={solution.capability} solution={solution} />
      ))}
    </ul>
  </TitledSection>
);

export const CapabilityView = ({ capability: { features, benefits, industries } }: { capability: Capability }) => (
  <>
    <SplitSection id="features" heading={solutionsPage.features}>
      <TextList items={features} className="border-b" itemLook="text-pretty border-t py-5 text-subheading" />
    </SplitSection>
    <TitledSection
      id="benefits"
      title={solutionsPage.benefits}
      titleLook="text-heading lg:col-span-4"
      className="on-second"
      inner="page-grid grid gap-x-8 gap-y-10 py-section lg:grid-cols-12"
    >
      <TextList
        items={benefits}
        className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-8"
        itemLook="flex gap-4 border-t border-t-line-strong pt-5 text-pretty text-lead"
        icon={Check}
        iconLook="mt-1 text-sun"
      />
    </TitledSection>
    <SplitSection id="industries" heading={solutionsPage.industries}>
      <ul className="border-b">
        {industries.map((id) => (
          <li key={id} className="border-t py-4 font-display font-semibold text-heading">
            <Link
              to={industryPageHref(id)}
              className="group flex items-center justify-between gap-4 wrap-anywhere max-xs:gap-2 hover:underline"
            >
              <span>{industryOf(id).title}</span>
              <Icon icon={ArrowRight} className="size-7 transition-transform duration-200 group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </SplitSection>
  </>
);
