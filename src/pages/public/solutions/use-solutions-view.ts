import { useLoaderData, useParams } from 'react-router-dom';
import { useAddressQuery } from '../../../lib/use-address-query';
import { resolveView, type SolutionsData, type SolutionsView } from './solutions-view';

/** What the page in view is to show. */
export const useSolutionsView = (): SolutionsView => {
  const data = useLoaderData<SolutionsData>();
  const { '*': rest } = useParams();
  return resolveView({ data, rest, search: useAddressQuery() });
};
