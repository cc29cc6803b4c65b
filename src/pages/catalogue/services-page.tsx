import { Check } from 'lucide-react';
import { LowerPart } from '../../components/hydration/hydrated-parts';
import { CallToAction } from '../../components/layout/call-to-action';
import { TileField } from '../../components/media/tile-field';
import { ActionLink } from '../../components/ui/button';
import { TextList } from '../../components/ui/text-list';
import { TitledSection } from '../../components/ui/titled-section';
import { pageMeta } from '../../content/pages';
import { servicesPage } from '../../content/public/services-page';
import { fixedPage } from '../../head/page-handle';
import { ComparePrices } from '../parts/cross-links';
import { ServiceIndex } from './services/service-index';

const { heading, text, signUp, pricing, closing } = servicesPage;

export const handle = fixedPage(pageMeta.services);

const [amount, period] = pricing.priceText.split('/');

const ServicesPlan = () => (
  <section aria-labelledby="transparent-pricing" className="on-second">
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
        <TextList
          items={pricing.benefits}
          className="border-t text-lead"
          itemLook="flex gap-4 border-b py-4"
          icon={Check}
          iconLook="mt-0.5 text-sun"
        />
        <div className="mt-8">
          <ActionLink tone="primary" size="large" action={pricing.cta} />
        </div>
        <p className="mt-5">
          <ComparePrices />
        </p>
      </div>
    </div>
  </section>
);

const columns = ['lg:col-start-1', 'lg:col-start-4', 'lg:col-start-7'];

const Testimonials = () => (
  <TitledSection
    id="testimonials"
    title={servicesPage.testimonialsHeading}
    titleLook="text-heading lg:col-span-12"
    className="page-grid grid gap-x-8 gap-y-16 py-section lg:grid-cols-12"
  >
    {servicesPage.testimonials.map(({ quote, author, role }, index) => (
      <figure key={author} className={`border-t border-t-fg pt-6 lg:col-span-6 ${columns[index]}`}>
        <blockquote className="text-heading">“{quote}”</blockquote>
        <figcaption className="mt-6">
          <strong>{author}</strong>
          <span className="block text-fg-quiet">{role}</span>
        </figcaption>
      </figure>
    ))}
  </TitledSection>
);

/** All services on one page; also shown for an unknown service id. */
export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-10 pt-20 pb-16 lg:grid-cols-12 lg:pt-24 lg:pb-24">
      <h1 className="min-w-0 text-hero lg:col-span-12">{heading}</h1>
      <TileField
        seed="services-6"
        columns={10}
        rows={2}
        gaps={0.15}
        palette={['ultramarine', 'vermilion', 'sun', 'blush', 'moss']}
        className="w-full lg:col-span-6"
      />
      <div className="grid content-end justify-items-start gap-7 lg:col-span-5 lg:col-start-8">
        <p className="max-w-measure text-lead">{text}</p>
        <ActionLink tone="primary" size="large" action={signUp} />
      </div>
    </div>
    <LowerPart>
      <ServiceIndex />
      <ServicesPlan />
      <Testimonials />
      <CallToAction seed="services" {...closing} />
    </LowerPart>
  </>
);
