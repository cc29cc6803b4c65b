/** The delivered site as files that open from a disk and from any static host, without script. */
import type { Sketch, SketchPage } from '../../../sketch/types';
import { type DrawnFiles, documentOf, drawnElement, shownFiles } from './document';
import { embeddedFaces } from './embed-faces';
import { embeddable } from './embed-pictures';
import { markLayers } from './layers';
import { fontsOf, stylesOf } from './look-styles';

export type SiteFiles = Readonly<Record<string, Blob | string>>;

const pageFile = (id: string) => (id === 'home' ? 'index.html' : `${id}.html`);

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** The pictures that the pages show, by their path. One that cannot be read is left out. */
const pictureFiles = async (sketch: Sketch, kept: DrawnFiles) => {
  const files: Record<string, Blob> = {};
  const paths: (string | undefined)[] = [];
  for (const [index, file] of shownFiles(sketch, kept).entries()) {
    const picture = file && (await embeddable(file).catch(() => undefined));
    const path = picture && `pictures/${index === 0 ? 'logo' : index}.${endings[picture.type] ?? 'png'}`;
    if (path) files[path] = picture;
    paths.push(path);
  }
  const [logoPath, ...images] = paths;
  return { files, logo: logoPath, images };
};

/** Moves the number that sizes a heading from its `style` into a class. @returns the rules of these classes */
const withoutStyles = (page: HTMLElement): readonly string[] => {
  const rules = new Set<string>();
  for (const element of page.querySelectorAll<HTMLElement>('[style]')) {
    const letters = element.style.getPropertyValue('--letters');
    element.removeAttribute('style');
    if (!letters) continue;
    element.classList.add(`letters-${letters}`);
    rules.add(`.letters-${letters} { --letters: ${letters}; }`);
  }
  return [...rules];
};

/** The four tiles of the site's mark, or of one by its name, on its ground. */
const favicon = ({ seed, palette, logo }: Sketch) => {
  const paths = markLayers(logo.kind === 'mark' ? logo.seed : seed).map(
    ([layer, d]) => `<path fill="${layer === 'ink' ? palette.ink : palette.brandText}" d="${d}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 3 3"><path fill="${palette.ground}" d="M-.5-.5h3v3h-3z"/>${paths.join('')}</svg>\n`;
};

const links = ['<link rel="icon" href="favicon.svg" type="image/svg+xml">', '<link rel="stylesheet" href="style.css">'];

const pageDocument = (sketch: Sketch, page: SketchPage, markup: string) => {
  const { name } = sketch;
  return documentOf(sketch, page.id === 'home' ? name.text : `${page.name}, ${name.text}`, links, markup);
};

/** @param fontLicense of the fonts that the style sheet has in it */
export const siteFiles = async (sketch: Sketch, kept: DrawnFiles, fontLicense: string): Promise<SiteFiles> => {
  const { files, images, logo } = await pictureFiles(sketch, kept);
  const rules = new Set<string>();
  let text = '';
  const pages = sketch.pages.map((page): [string, string] => {
    const drawn = drawnElement({
      sketch,
      pages: [page],
      headingLevel: 1,
      images,
      logo,
      onPage: null,
      hrefOf: pageFile,
    });
    for (const rule of withoutStyles(drawn)) rules.add(rule);
    text += drawn.textContent ?? '';
    return [pageFile(page.id), pageDocument(sketch, page, drawn.innerHTML)];
  });
  const fonts = fontsOf(sketch);
  const properties = [
    ...Object.entries(sketch.palette).map(([name, hex]) => `--${name}: ${hex};`),
    ...Object.entries(fonts).map(([name, value]) => `${name}: ${value};`),
  ];
  const faces = await embeddedFaces(Object.values(fonts), text);
  const style = [
    faces,
    `:root { color-scheme: only light; ${properties.join(' ')} }`,
    'body { margin: 0; background: var(--ground); }',
    stylesOf(sketch),
    ...rules,
    '',
  ].join('\n');
  return {
    ...Object.fromEntries(pages),
    'style.css': style,
    'favicon.svg': favicon(sketch),
    ...(faces && { 'fonts-license.txt': fontLicense }),
    ...files,
  };
};
