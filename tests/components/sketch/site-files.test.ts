import { expect, it } from 'vitest';
import { siteFiles } from '../../../src/components/sketch/site/site-files';
import { deliveredSite } from '../../../src/sketch/delivered';
import { readAnswers } from '../../../src/sketch/read-answers';

const answers = {
  businessName: 'Fig & Fold',
  businessDescription: 'A bookshop. <b>Open</b> daily.',
  existingLinks: 'mailto:us@shop.example javascript:alert(1)',
  pages: { home: true, about: true, contact: true },
  pageContent: { home: 'Books.\n- Old\n- New', page2: '# Since 1998\nOne press.', page3: 'Come in.' },
  addOns: { contactForm: true, seo: true },
  visualStyle: { bold: true, modern: true },
};

const filesOf = async (given: Record<string, unknown>) => {
  const { sketch } = deliveredSite(readAnswers(given), { media: [], logo: false });
  const files = await siteFiles(sketch, { media: [], logo: undefined }, 'license');
  const pages = Object.entries(files).flatMap(([path, content]) =>
    path.endsWith('.html') && typeof content === 'string'
      ? [{ path, text: content, page: new DOMParser().parseFromString(content, 'text/html') }]
      : [],
  );
  return { files, pages };
};

it('is a folder of pages whose links lead to a file in it, without script and style attributes', async () => {
  const { files, pages } = await filesOf(answers);
  expect(Object.keys(files).sort()).toEqual(['about.html', 'contact.html', 'favicon.svg', 'index.html', 'style.css']);
  for (const { page, path } of pages) {
    expect(page.querySelectorAll('h1'), path).toHaveLength(1);
    expect(page.querySelector('script, [style], button, form'), path).toBeNull();
    const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of page.querySelectorAll('a[href], link[href], img[src]')) {
      const target = link.getAttribute('href') ?? link.getAttribute('src') ?? '';
      expect(files[target] !== undefined || /^(?:https?|mailto|tel):/.test(target), `${path}: ${target}`).toBe(true);
    }
    expect(page.querySelector('[aria-current=page]')?.getAttribute('href')).toBe(path);
  }
  expect(pages.map(({ page }) => page.title).sort()).toEqual([
    'About, Fig & Fold',
    'Contact, Fig & Fold',
    'Fig & Fold',
  ]);
  const size = Object.values(files).reduce(
    (sum, content) => sum + (typeof content === 'string' ? content.length : 0),
    0,
  );
  expect(size).toBeLessThan(150_000);
});

it('each heading has its size by a class of the style sheet', async () => {
  const { files, pages } = await filesOf(answers);
  const used = pages.flatMap(({ text }) => text.match(/letters-\d+/g) ?? []);
  expect(used.length).toBeGreaterThan(3);
  for (const name of used) expect(files['style.css']).toContain(`.${name} {`);
});

it('has answers as text, never as markup', async () => {
  const attack = '</title><script>alert(1)</script><img src=x onerror=alert(2)>"\'&';
  const { pages } = await filesOf({
    ...answers,
    businessName: attack,
    businessDescription: attack,
    brandColors: attack,
  });
  for (const { page } of pages) {
    expect(page.querySelector('script, img')).toBeNull();
    expect(page.title).toContain('<script>');
  }
});
