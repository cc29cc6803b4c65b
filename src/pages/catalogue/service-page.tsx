import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { CallToAction } from '../../components/layout/call-to-action';
import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import type { ServiceCategory } from '../../content/types';
import { dataPage } from '../../head/page-handle';
import { href, lastSegment, serviceHref } from '../../paths';
import { CategoryHero } from './service/category-hero';
import { SuccessStories } from './service/success-stories';

/** Lazy, because it imports the icons of all services. */
const SubServices = lazy(async () => ({ default: (await import('./service/sub-services')).SubServices }));
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

const CategoryFeatures = ({ category: { title, features } }: { category: ServiceCategory }) => (
  <section aria-labelledby="why" className="bg-ground-raised">
    <div className="page-grid grid gap-x-8 gap-y-10 py-section lg:grid-cols-12">
      <h2 id="why" className="text-heading lg:col-span-4">
        {`Why choose our ${title} services`}
      </h2>
      <ol className="lg:col-span-7 lg:col-start-6">
        {features.map((feature, index) => (
          <li
            key={feature}
            className="flex gap-6 @max-[20rem]/page:gap-2 border-b border-b-line-strong py-5 first:border-t first:border-t-line-strong"
          >
            <span aria-hidden="true" className="figures w-6 shrink-0 pt-1 text-fg-quiet text-sm">
              {index + 1}
            </span>
            <span className="text-pretty font-display text-subheading">{feature}</span>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

export const Component = () => {
  const category = useLoaderData<typeof loader>();
  if (!category) return <AllServices />;
  return (
    <div key={category.id} className="on-ink">
      <CategoryHero category={category} />
      <Rest>
        <SubServices category={category} />
        <CategoryFeatures category={category} />
        <SuccessStories category={category} />
        <CallToAction
          seed={`closing ${category.id}`}
          title={category.closing.title}
          text={category.closing.text}
          actions={[
            { label: 'Get started', href: href('contact') },
            { label: 'View pricing', href: href('pricing') },
          ]}
        />
      </Rest>
    </div>
  );
};
