import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { restOf } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import type { CategoryWords } from '../../content/types';
import { firstWords } from '../../lib/first-words';
import { loadOnce } from '../../lib/load-once';
import { dataPage } from '../../lib/page-handle';
import { href, serviceHref } from '../../paths';
import { CategoryHero, mosaicClass } from './service/category-hero';
import { categoryId, categoryModules, loadCategory } from './service/load-category';
import { Component as GenericServices, handle as genericServices } from './services-opening';

const loadParts = () => import('./service/rest');

/** Each visitor loads the text of one category only. */
const { Part, preload } = restOf(
  async ({ '*': path }) => {
    const [{ partsOf }, category] = await Promise.all([loadOnce(loadParts), loadCategory(path)]);
    return category && partsOf(category);
  },
  ({ '*': path }) => categoryId(path),
);

/** The category's first words: from the list of them, if that is there, else from its own text. Null for an id without a page. */
export const loader = async ({ params }: LoaderFunctionArgs): Promise<CategoryWords | null> => {
  const known = firstWords()?.categories.find(({ id }) => id === categoryId(params['*']));
  return known ?? loadCategory(params['*']);
};

export const handle = dataPage<CategoryWords | null>(({ data }) => data?.meta ?? pageMeta.services, {
  canonical: ({ data }) => (data ? serviceHref(data.id) : href('services')),
  modules: ({ params }) => categoryModules(params['*']),
  rest: async (params) => (await preload(params)) ?? genericServices.rest?.(params),
});

/** One service category, on ink. */
export const Component = () => {
  const words = useLoaderData<typeof loader>();
  if (!words) return <GenericServices />;
  return (
    <div key={words.id} className="on-ink">
      <CategoryHero words={words} mosaic={<Part name="Mosaic" placeholder={mosaicClass} />} />
      <Part name="Content" />
    </div>
  );
};
