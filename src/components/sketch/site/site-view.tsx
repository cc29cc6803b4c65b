import type { CSSProperties } from 'react';
import { siteLabels } from '../../../sketch/labels';
import type { Sketch, SketchPage } from '../../../sketch/types';
import { type Drawing, DrawingProvider, useDrawing } from './drawing';
import { lookAndType } from './look-styles';
import { Mark, useUploaded } from './picture';
import { SectionView } from './section-view';
import { Heading, Text } from './text';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of the whole site: that of the first letter of its name, else of its headline. */
const directionOf = ({ name, pages }: Sketch) => {
  const hero = pages[0].sections.find((section) => section.kind === 'hero');
  const text = [name, hero?.headline].find((found) => found && !found.isBlank)?.text ?? '';
  return rightToLeft.test(text.match(/\p{L}/u)?.[0] ?? '') ? 'rtl' : 'ltr';
};

const Logo = () => {
  const { sketch, logo: address } = useDrawing();
  const [logo, onError] = useUploaded(address);
  const { kind } = sketch.logo;
  if (kind === 'mark') return <Mark seed={sketch.logo.seed} />;
  if (kind === 'type') return null;
  return logo ? (
    <img className="logo" src={logo} alt="" onError={onError} />
  ) : (
    <span className="logo-file" dir="auto">
      {sketch.logo.file.name}
    </span>
  );
};

const Navigation = ({ current }: { current: string | null }) => {
  const { sketch, onPage, hrefOf } = useDrawing();
  if (sketch.pages.length < 2) return null;
  return (
    <nav aria-label={siteLabels.pages}>
      <ul>
        {sketch.pages.map(({ id, name }) => (
          <li key={id}>
            {onPage ? (
              <button type="button" aria-current={id === current ? 'page' : undefined} onClick={() => onPage(id)}>
                <span dir="auto">{name}</span>
              </button>
            ) : (
              <a href={hrefOf?.(id) ?? `#${id}`} aria-current={hrefOf && id === current ? 'page' : undefined}>
                <span dir="auto">{name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Sections = ({ page }: { page: SketchPage }) =>
  page.sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no names, and the pages of a sketch are plain text
    <SectionView key={index} section={section} />
  ));

export type SiteViewProps = Drawing & {
  pages: readonly SketchPage[];
  note?: string;
};

export const SiteView = ({ pages, note, ...drawing }: SiteViewProps) => {
  const { sketch, onPage, hrefOf } = drawing;
  const { look, type } = lookAndType(sketch);
  const isFile = onPage === null;
  const [Top, Main, Foot] = isFile ? (['header', 'main', 'footer'] as const) : (['div', 'div', 'div'] as const);
  const colors = Object.fromEntries(Object.entries(sketch.palette).map(([name, hex]) => [`--${name}`, hex]));
  return (
    <DrawingProvider value={drawing}>
      <div className="site" translate="no" style={colors as CSSProperties}>
        <div className={`sheet look-${look} type-${type}`} dir={directionOf(sketch)}>
          <Top className="top">
            <div className="brand">
              <Logo />
              <Heading {...sketch.name} className="name" below={0} />
            </div>
            <Navigation current={isFile && !hrefOf ? null : (pages[0]?.id ?? null)} />
          </Top>
          <Main className="main">
            {pages.map((page) =>
              isFile && !hrefOf ? (
                <section key={page.id} id={page.id} className="page" aria-label={page.name}>
                  <Sections page={page} />
                </section>
              ) : (
                <div key={page.id} className="page">
                  <Sections page={page} />
                </div>
              ),
            )}
          </Main>
          <Foot className="foot">
            <Text text={sketch.name} />
            {note && <p className="sketch">{note}</p>}
          </Foot>
        </div>
      </div>
    </DrawingProvider>
  );
};
