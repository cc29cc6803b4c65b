import { ArrowRight } from 'lucide-react';
import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LowerPart, lazyLowerPart } from '../../components/hydration/hydrated-parts';
import { CallToAction } from '../../components/layout/call-to-action';
import { columnSizes, halfOfPage, Picture } from '../../components/media/picture/picture';
import { Icon } from '../../components/ui/icon';
import { Link, TextLink } from '../../components/ui/link';
import { TitledSection } from '../../components/ui/titled-section';
import { caseStudyCovers, caseStudyFacts, caseStudyIndustries } from '../../content/catalogue/case-study-summaries';
import { groupOf } from '../../content/catalogue/service-groups';
import { pageMeta } from '../../content/pages';
import type { ServiceCategory } from '../../content/types';
import { dataPage } from '../../head/page-handle';
import { classNames } from '../../lib/class-names';
import { caseStudyHref, href, lastSegment, serviceHref } from '../../paths';
import { CategoryHero } from './service/category-hero';

/** Lazy, because it imports the icons of all services. */
const SubServices = lazyLowerPart(async () => (await import('./service/sub-services')).SubServices);
/** Lazy, because it is shown for unknown ids only. */
const AllServices = lazy(async () => ({ default: (await import('./services-page')).Component }));

const folder = '../../content/services/';
const files = import.meta.glob<{ category: ServiceCategory }>('../../content/services/*.ts');

/** Imports the content of the service that the path's last segment names. @returns null for an unknown id */
export const loader = async ({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<ServiceCategory | null> => {
  // The prefix keeps ids such as `constructor` from matching a property that every object has.
  const load = files[`${folder}${lastSegment(params['*'])}.ts`];
  return load ? (await load()).category : null;
};

export const handle = dataPage<ServiceCategory | null>(({ data }) => data?.meta ?? pageMeta.services, {
  canonical: ({ data }) => (data ? serviceHref(data.id) : href('services')),
});

type Place = { columns: number; narrow?: string; className: string };

const layouts: Readonly<Record<number, readonly Place[]>> = {
  1: [{ columns: 9, className: 'lg:col-span-9' }],
  2: [
    { columns: 7, className: 'lg:col-span-7' },
    { columns: 5, className: 'lg:col-span-5' },
  ],
  3: [
    { columns: 6, narrow: '92vw', className: 'md:col-span-2 lg:col-span-6' },
    { columns: 3, className: 'lg:col-span-3' },
    { columns: 3, className: 'lg:col-span-3' },
  ],
};
/** A subgrid aligns pictures, names and titles across the row. */
const lines = 'lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-4';

const SuccessStories = ({ category: { caseStudies } }: { category: ServiceCategory }) => (
  <section aria-labelledby="stories" className="page-grid grid gap-10 py-section">
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
      <h2 id="stories" className="text-heading">
        Client Success Stories
      </h2>
      <TextLink to={href('work')} className="inline-flex items-center gap-2 font-semibold">
        View all case studies
        <Icon icon={ArrowRight} />
      </TextLink>
    </div>
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
      {caseStudies.map(({ id, title, industry }, index) => {
        const place = layouts[caseStudies.length]?.[index];
        const facts = caseStudyFacts[id];
        return (
          <li key={id} className={classNames(lines, place?.className)}>
            <Link to={caseStudyHref(id)} className={classNames('group grid gap-4', lines)}>
              <div className="case-picture aspect-16/10 self-end [&_img]:h-full">
                <Picture
                  picture={{ ...caseStudyCovers[id], alt: '' }}
                  sizes={columnSizes(place?.columns ?? 12, place?.narrow ?? halfOfPage)}
                  className="size-full"
                />
              </div>
              <p className="flex flex-wrap justify-between gap-x-4 text-fg-quiet text-sm">
                <span translate="no">{facts.client}</span>
                <span>{industry ?? caseStudyIndustries[facts.industry]}</span>
              </p>
              <h3 translate="no" className="text-subheading group-hover:underline">
                {title}
              </h3>
            </Link>
          </li>
        );
      })}
    </ul>
  </section>
);

const CategoryFeatures = ({ category: { title, features } }: { category: ServiceCategory }) => (
  <TitledSection
    id="why"
    title={`Why choose our ${title} services`}
    titleLook="text-heading lg:col-span-4"
    className="bg-ground-raised"
    inner="page-grid grid gap-x-8 gap-y-10 py-section lg:grid-cols-12"
  >
    <ol className="lg:col-span-7 lg:col-start-6">
      {features.map((feature, index) => (
        <li
          key={feature}
          className="flex gap-6 max-xs:gap-2 border-b border-b-line-strong py-5 first:border-t first:border-t-line-strong"
        >
          <span aria-hidden="true" className="figures w-6 shrink-0 pt-1 text-fg-quiet text-sm">
            {index + 1}
          </span>
          <span className="text-pretty font-display text-subheading">{feature}</span>
        </li>
      ))}
    </ol>
  </TitledSection>
);

const nextSteps = [
  { label: 'Get started', href: href('contact') },
  { label: 'View pricing', href: href('pricing') },
];

export const Component = () => {
  const category = useLoaderData<typeof loader>();
  if (!category) return <AllServices />;
  return (
    <div key={category.id} className="on-ink">
      <CategoryHero category={category} />
      <LowerPart>
        <SubServices category={category} />
        <CategoryFeatures category={category} />
        <SuccessStories category={category} />
        <CallToAction of={groupOf(category.id)} {...category.closing} actions={nextSteps} />
      </LowerPart>
    </div>
  );
};
