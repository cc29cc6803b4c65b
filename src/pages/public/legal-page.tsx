import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { pageMeta } from '../../content/pages';
import type { LegalDocument } from '../../content/types';
import { dataPage } from '../../lib/page-handle';
import { LegalText } from './legal/legal-text';
import { loadLegalDocument } from './legal/load-legal-document';
import { NotFound } from './legal/not-found';

export const loader = ({ pattern }: Pick<LoaderFunctionArgs, 'pattern'>): Promise<LegalDocument | null> =>
  loadLegalDocument(pattern);

export const handle = dataPage<LegalDocument | null>(({ data }) => data?.meta ?? pageMeta.notFound, {
  modules: ({ data }) => (data ? [`src/content/legal/${data.id}.ts`] : []),
});

/** The three legal texts, and the answer to every path that is not there. */
export const Component = () => {
  const document = useLoaderData<typeof loader>();
  return document ? <LegalText key={document.title} document={document} /> : <NotFound />;
};
