import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { industries } from '../../../content/industries';
import { solutionsPage } from '../../../content/solutions-page';
import type { Capability } from '../../../content/types';
import { href, industryHref } from '../../../paths';
import { DetailHead } from './detail-head';

const labels = solutionsPage.capability;

/** The industries are named in plain words; those we have a page for are links to it. */
const IndustryName = ({ name }: { name: string }) => {
  const industry = industries.find(({ title }) => title === name);
  if (!industry) return name;
  return (
    <Link to={industryHref(industry.id)} className="text-link">
      {name}
    </Link>
  );
};

export const CapabilityView = ({ capability }: { capability: Capability }) => (
  <>
    <DetailHead
      {...capability}
      backTo={href('solutions', { category: 'capabilities' })}
      palette={['ultramarine', 'vermilion', 'ink', 'sun', 'blush']}
    >
      <ButtonLink tone="primary" size="large" to={labels.start.href}>
        {labels.start.label}
      </ButtonLink>
      <ButtonLink size="large" to={labels.pricing.href}>
        {labels.pricing.label}
      </ButtonLink>
    </DetailHead>
    <div className="page-grid grid gap-x-8 gap-y-section py-section lg:grid-cols-12">
      <section aria-labelledby="features" className="lg:col-span-7">
        <h2 id="features" className="text-heading">
          {labels.features}
        </h2>
        <ul className="mt-8">
          {capability.features.map((feature) => (
            <li key={feature} className="border-t py-5 font-display text-subheading">
              {feature}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="industries" className="lg:col-span-4 lg:col-start-9">
        <h2 id="industries" className="text-heading">
          {labels.industries}
        </h2>
        <ul className="mt-8">
          {capability.industries.map((name) => (
            <li key={name} className="border-t py-4 text-lead">
              <IndustryName name={name} />
            </li>
          ))}
        </ul>
      </section>
    </div>
    <section aria-labelledby="benefits" className="on-ink">
      <div className="page-grid grid gap-x-8 gap-y-10 py-section lg:grid-cols-12">
        <h2 id="benefits" className="text-heading lg:col-span-3">
          {labels.benefits}
        </h2>
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-9">
          {capability.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-4 border-t border-t-line-strong pt-5">
              <Icon name="check" className="mt-1 text-sun" />
              <span className="text-lead">{benefit}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  </>
);
