// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { identity } from '../../brand.config';
import { routeTable } from '../../src/routes';
import { builtPages, canonicalOf, listedPages, metaOf, readBuilt } from './pages';

const repeated = (values: readonly (string | null)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('every page was built: all addresses of the route table and the 404 page', () => {
  const addresses = routeTable.flatMap((row) => row.addresses);
  expect(builtPages.map(({ address }) => address).sort()).toEqual([...addresses, '/404'].sort());
  expect(addresses).not.toContain('/styleguide');
});

it('every page has a unique title and description, of a length that search engines show in full', () => {
  for (const page of listedPages) {
    const { title } = page.document;
    const description = metaOf(page, 'description') ?? '';
    expect(title.length, `${page.address}: ${title}`).toBeGreaterThan(5);
    expect(title.length, `${page.address}: ${title}`).toBeLessThanOrEqual(70);
    expect(description.length, `${page.address}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${page.address}: ${description}`).toBeLessThanOrEqual(165);
  }
  // Pages with the same canonical address are one page for search engines.
  const unique = new Map(listedPages.map((page) => [canonicalOf(page), page]));
  expect(repeated([...unique.values()].map(({ document }) => document.title))).toEqual([]);
  expect(repeated([...unique.values()].map((page) => metaOf(page, 'description')))).toEqual([]);
  const account = builtPages.filter((page) => !listedPages.includes(page));
  const titles = [...listedPages, ...account].map(({ document }) => document.title);
  expect(account.filter(({ document }) => titles.filter((title) => title === document.title).length > 1)).toEqual([]);
});

it('every page has one level-one heading and the language of its text', () => {
  for (const { address, document } of builtPages) {
    expect(document.querySelectorAll('h1').length, address).toBe(1);
    expect(document.documentElement.lang, address).toBe('en');
  }
});

it('each address has its title, and a noindex tag where it is not to be found', () => {
  const lines = builtPages.map(
    (page) => `${page.address}  ${page.document.title.replaceAll(identity.name, '*')}  ${metaOf(page, 'robots') ?? ''}`,
  );
  expect(
    `\n${lines
      .map((line) => line.trim())
      .sort()
      .join('\n')}\n`,
  ).toMatchInlineSnapshot(`
    "
    /  Creative, engineering and AI, piece by piece | *
    /404  Page Not Found | *  noindex
    /add-payment-method  Add a payment method | *  noindex
    /admin  Admin Dashboard | *  noindex
    /admin-invite  Admin invitations | *  noindex
    /brand  Brand: logo, colors, type, voice | *
    /cancel  Payment Cancelled | *  noindex
    /capabilities  Our six capabilities | *
    /capabilities/cloud  Enterprise cloud migration and operations | *
    /capabilities/cybersecurity  Cybersecurity for products and cloud | *
    /capabilities/data-ai  Data platforms and AI for the enterprise | *
    /capabilities/digital-engineering  Legacy modernization and product teams | *
    /capabilities/emerging-tech  Emerging tech pilots: AR, edge AI, blockchain | *
    /capabilities/finance-risk  Finance and risk technology | *
    /case-study/bellabeat  Bellabeat: voice of a women’s wellness wearable | *
    /case-study/casper-blockchain  Casper Blockchain: proof of stake for business | *
    /case-study/cover-build  Cover Build: a floor-plan configurator | *
    /case-study/damon-motorcycles  Damon Motorcycles: launch of an electric bike | *
    /case-study/myle-tap  Myle Tap: an AI wearable you touch and tell | *
    /case-study/trillerfest  TrillerFest: identity for a livestream festival | *
    /case-study/unikoin-gold  Unikoin Gold: launch of an esports token | *
    /contact  Get in touch | *
    /cookies  Cookies and browser storage | *
    /dashboard  Dashboard | *  noindex
    /demo  Try the demo | *
    /demo/provider  Demo payment page | *  noindex
    /enterprise  Enterprise Solutions | *
    /faq  Questions and answers | *
    /forgot-password  Forgot password | *  noindex
    /history  Transaction history | *  noindex
    /industries  The industries we know | *
    /industries/aerospace-defense  Software and design for aerospace and defense | *
    /industries/automotive  Automotive software, interfaces and launches | *
    /industries/banking  Banking apps, data and compliance | *
    /industries/capital-markets  Capital markets platforms and portals | *
    /industries/chemicals  Chemicals: lab, plant and customer data | *
    /industries/communications-media  Communications and media platforms | *
    /industries/consumer-goods  Consumer goods: brand, shop and supply | *
    /instant-site-form  Instant Site setup | *  noindex
    /instant-site-success  Instant Site ordered | *  noindex
    /login  Log in | *  noindex
    /onboarding  Project brief | *  noindex
    /onboarding-success  Thank you | *  noindex
    /our-work  Our work | *
    /payment  Checkout | *  noindex
    /press  Press | *
    /pricing  Pricing | *
    /privacy  Privacy policy | *
    /purchase-credits  Purchase credits | *  noindex
    /receipt  Receipt | *  noindex
    /redeem/branding-kit  Redeem Branding Kit | *  noindex
    /redeem/custom-artwork  Redeem Custom Artwork | *  noindex
    /redeem/instant-site  Redeem 3-Page Instant Site | *  noindex
    /redeem/logo-design  Redeem Logo Design | *  noindex
    /redeem/new-page  Redeem New Page | *  noindex
    /redeem/revision  Redeem Revision | *  noindex
    /requests  Requests | *  noindex
    /search  Search | *  noindex
    /services  AI-enabled creative services | *
    /services/ai-services  Applied AI: RAG, fine-tuning and pipelines | *
    /services/ai-solutions  AI solutions for sales and marketing | *
    /services/branding  Branding: naming, identity and guidelines | *
    /services/cloud  Cloud migration, cost and reliability | *
    /services/competitive-analysis  Competitive analysis: rivals and open ground | *
    /services/content-marketing  Content marketing and distribution | *
    /services/content-strategy  Content strategy, audits and editorial planning | *
    /services/creative  Creative: campaign concepts, copy and art | *
    /services/creative-design  Creative design: ads, decks, web and brand | *
    /services/data-analytics  Data analytics: tracking, dashboards, tests | *
    /services/design  Design: brand, interface, film and product | *
    /services/digital-engineering  Digital engineering: platforms and APIs | *
    /services/digital-marketing  Digital marketing: search, social and email | *
    /services/emerging-tech  Emerging tech: scouting and prototypes | *
    /services/engineering  Software engineering services | *
    /services/growth  Growth: strategy, campaigns and experiments | *
    /services/growth-optimization  Growth optimization and experimentation | *
    /services/market-analysis  Market analysis: sizing, pricing and entry | *
    /services/marketing-services  Marketing: campaigns run by a named team | *
    /services/marketing-strategy  Marketing strategy and go-to-market planning | *
    /services/mobile  Mobile app development for iOS and Android | *
    /services/motion-video  Motion and video: films, 3D and social cuts | *
    /services/product-design  Product design for connected hardware | *
    /services/research  Research for product and market decisions | *
    /services/specialized-production  Video, motion, 3D and AR production | *
    /services/ui-ux  UI/UX design: flows, screens and systems | *
    /services/user-research  User research: interviews and usability tests | *
    /services/web-development  Web development: sites, stores and web apps | *
    /services/web3  Web3 development: contracts and wallets | *
    /signup  Create an account | *  noindex
    /solutions  Solutions by capability and industry | *
    /studio  The studio: who does the work | *
    /subscribe  Start your free trial | *  noindex
    /success  Payment result | *  noindex
    /technology-stack  Technology stack | *
    /terms  Terms of service | *
    "
  `);
});

it('public pages have a canonical address and complete social cards', () => {
  for (const page of listedPages) {
    const canonical = canonicalOf(page) ?? '';
    expect(canonical.startsWith(`${identity.url}/`), `${page.address}: ${canonical}`).toBe(true);
    expect(metaOf(page, 'og:url'), page.address).toBe(canonical);
    const { title } = page.document;
    expect([metaOf(page, 'og:title'), metaOf(page, 'twitter:title')]).toEqual([title, title]);
    expect(metaOf(page, 'twitter:card'), page.address).toBe('summary_large_image');
    for (const name of ['og:description', 'og:image:alt', 'og:site_name', 'og:type', 'twitter:description'])
      expect(metaOf(page, name), `${page.address} ${name}`).toBeTruthy();
  }
});

it('public pages have a social picture of their own, of the stated size and at most 40 kB', () => {
  for (const page of listedPages) {
    const image = metaOf(page, 'og:image') ?? '';
    expect(metaOf(page, 'twitter:image')).toBe(image);
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(['1200', '630']);
    const png = readFileSync(`dist${new URL(image).pathname}`);
    // The header of a PNG has its width and height at fixed offsets.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], `${page.address}: ${image}`).toEqual([1200, 630]);
    expect(png.length, `${page.address}: ${image}`).toBeLessThanOrEqual(40_000);
  }
  expect(repeated(listedPages.map((page) => metaOf(page, 'og:image')))).toEqual([]);
});

it('sitemap, robots and llms.txt list every public page once, by its canonical address, and nothing else', () => {
  const expected = [...new Set(listedPages.map(canonicalOf))].sort();
  const inSitemap = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(inSitemap.sort()).toEqual(expected);
  const [pages = ''] = readBuilt('llms.txt').split('## Prices');
  const inText = [...pages.matchAll(/^- \[.*?\]\((\S+?)\): /gm)].map(([, address]) => address);
  expect(inText.sort()).toEqual(expected);
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${identity.url}/sitemap.xml`);
});

it('the web manifest lists only icons that exist', () => {
  const { icons, start_url } = JSON.parse(readBuilt('site.webmanifest')) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(start_url).toBe('/');
  for (const { src } of icons) expect(existsSync(`dist${src}`), src).toBe(true);
});
