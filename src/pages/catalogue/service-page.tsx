import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import type { ServiceCategory } from '../../content/types';
import { dataPage } from '../../head/page-handle';
import { href, serviceHref } from '../../paths';
import { CategoryClosing } from './service/category-closing';
import { CategoryFeatures } from './service/category-features';
import { CategoryHero } from './service/category-hero';
import { loadCategory } from './service/load-category';
import { SuccessStories } from './service/success-stories';

/** Lazy, because it imports the icons of all services. */
const SubServices = lazy(async () => ({ default: (await import('./service/sub-services')).SubServices }));
/** Lazy, because it is shown for unknown ids only. */
const GenericServices = lazy(async () => ({ default: (await import('./services/generic-services')).GenericServices }));

/** Loads the service of the path's last segment; null for an unknown id. */
export const loader = ({ params }: LoaderFunctionArgs): Promise<ServiceCategory | null> => loadCategory(params['*']);

export const handle = dataPage<ServiceCategory | null>(({ data }) => data?.meta ?? pageMeta.services, {
  canonical: ({ data }) => (data ? serviceHref(data.id) : href('services')),
});

/** The page of a service, or all services for an unknown id. */
export const Component = () => {
  const category = useLoaderData<typeof loader>();
  if (!category) return <GenericServices />;
  return (
    <div key={category.id} className="on-ink">
      <CategoryHero category={category} />
      <Rest>
        <SubServices category={category} />
        <CategoryFeatures category={category} />
        <SuccessStories category={category} />
        <CategoryClosing category={category} />
      </Rest>
    </div>
  );
};
