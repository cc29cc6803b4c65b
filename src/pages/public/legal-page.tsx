import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { pageMeta } from '../../content/pages';
import { dataPage } from '../../lib/page-handle';
import { LegalText } from './legal/legal-text';
import { type LegalData, loadLegalDocument } from './legal/load-legal-document';
import { NotFound } from './legal/not-found';

export const loader = ({ pattern }: Pick<LoaderFunctionArgs, 'pattern'>): Promise<LegalData> =>
  loadLegalDocument(pattern);

export const handle = dataPage<LegalData>(({ data }) => data?.meta ?? pageMeta.notFound, {
  // Only the row for unknown paths has the parameter.
  modules: (params) => (params['*'] === undefined ? ['src/content/legal.ts'] : []),
});

/** The three legal texts, and the answer to every path that is not there. */
export const Component = () => {
  const document = useLoaderData<typeof loader>();
  return document ? <LegalText key={document.title} document={document} /> : <NotFound />;
};
