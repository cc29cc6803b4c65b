import { Check } from 'lucide-react';
import { NotedButtonLink } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { servicesPage } from '../../../content/public/services-page';
import { ComparePrices } from '../../parts/compare-prices';

const { pricing } = servicesPage;
const [amount, period] = pricing.priceText.split('/');

/** The section 'Transparent Pricing': one plan with its price in large type. */
export const ServicesPlan = () => (
  <section aria-labelledby="transparent-pricing" className="on-ink">
    <div className="page-grid grid gap-x-8 gap-y-12 py-section lg:grid-cols-12">
      <div className="grid content-start gap-8 lg:col-span-7">
        <h2 id="transparent-pricing" className="text-heading">
          {pricing.heading}
        </h2>
        <div>
          <p className="text-fg-quiet text-lead">{pricing.planName}</p>
          <p className="figures mt-2 font-display font-semibold">
            <span className="text-hero">{amount}</span>
            <span className="text-heading">/{period}</span>
          </p>
          <p className="mt-4 max-w-measure text-lead">{pricing.billingText}</p>
        </div>
      </div>
      <div className="lg:col-span-5">
        <ul className="border-t">
          {pricing.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-4 border-b py-4">
              <Icon icon={Check} className="mt-0.5 text-sun" />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-3">
          <NotedButtonLink tone="primary" size="large" to={pricing.cta.href} note={pricing.cta.note}>
            {pricing.cta.label}
          </NotedButtonLink>
          <p className="text-fg-quiet">{pricing.note}</p>
        </div>
        <p className="mt-5">
          <ComparePrices />
        </p>
      </div>
    </div>
  </section>
);
