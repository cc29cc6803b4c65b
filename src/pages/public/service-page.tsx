import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { pageMeta } from '../../content/pages';
import type { ServiceCategory } from '../../content/types';
import { dataPage } from '../../lib/page-handle';
import { href, serviceHref } from '../../paths';
import { CategoryView } from './service/category-view';
import { categoryModules, loadCategory } from './service/load-category';
import { Component as GenericServices } from './services-opening';

/** Each visitor loads the text of one category only. */
export const loader = ({ params }: LoaderFunctionArgs): Promise<ServiceCategory | null> => loadCategory(params['*']);

export const handle = dataPage<ServiceCategory | null>(({ data }) => data?.meta ?? pageMeta.services, {
  canonical: ({ data }) => (data ? serviceHref(data.id) : href('services')),
  modules: ({ params }) => categoryModules(params['*']),
});

export const Component = () => {
  const category = useLoaderData<typeof loader>();
  return category ? <CategoryView key={category.id} category={category} /> : <GenericServices />;
};
