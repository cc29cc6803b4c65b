import { type FormEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TileField } from '../../components/media/tile-field';
import { SearchField } from '../../components/search/search-field';
import { ButtonLink } from '../../components/ui/button';
import { TextLink } from '../../components/ui/link';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { href, searchHref } from '../../paths';

export const handle = fixedPage(pageMeta.notFound);

const links = [
  { label: 'Services', to: href('services') },
  { label: 'Pricing', to: href('pricing') },
  { label: 'Contact', to: href('contact') },
];

export const Component = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(searchHref(String(new FormData(event.currentTarget).get('q')).trim()));
  };
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="grid grow content-between gap-12">
      <div className="page-grid grid gap-x-8 gap-y-6 pt-20 lg:grid-cols-12 lg:pt-24">
        <h1 className="text-hero lg:col-span-12">Page Not Found</h1>
        <div className="grid gap-7 lg:col-span-5 lg:col-start-8">
          <p className="max-w-measure text-lead">
            The page could not be found. It may have moved, or the address may be mistyped.
          </p>
          <SearchField onSubmit={search} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink size="large" to={href('home')}>
              Return to Home
            </ButtonLink>
            <ul className="flex flex-wrap gap-x-6">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to} className="inline-block py-1 font-semibold">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <TileField
        seed="a piece is missing"
        columns={24}
        rows={4}
        gaps={0.45}
        palette={['ink', 'ultramarine', 'vermilion', 'sun', 'blush']}
        fit="slice"
        className="aspect-10/4 w-full md:aspect-4/1 lg:aspect-6/1"
      />
    </div>
  );
};
