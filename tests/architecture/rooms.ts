/** What every folder of `services` may import. */
const basics = 'services/errors.ts services/clock.ts services/delays.ts';

/**
 * The import rules, one line a room: which other rooms of `src/` its files may import, and which packages. A room is a
 * folder or a file; the longest name that fits a file is its room. The rooms are in order: each imports only rooms
 * below it, so that there is no circular import between rooms.
 */
const table = `
  after-paint.ts      |                                                                                |
  early-scheme.ts     |                                                                                |
  build               | routes.tsx head search content paths.ts lib                                    | react-dom react-router-dom node:*
  main.tsx            | routes.tsx prefetch.ts entry-path.ts entry-spelling.ts lost-message.ts components/ui services paths.ts lib | react react-dom react-router-dom
  prefetch.ts         | routes.tsx lib                                                                 | react-router-dom
  routes.tsx          | pages components head content paths.ts lib                                     | react react-router-dom
  entry-path.ts       | lib                                                                            | react-router-dom
  lost-message.ts     |                                                                                |
  entry-spelling.ts   | content/catalogue/plan-ids.ts paths.ts lib                                     |
  pages               | components proofs head queries services storage styles content paths.ts hooks lib ../brand.config | *
  components/search   | components/account components/ui search queries services storage content paths.ts hooks lib       | react react-router-dom lucide-react @radix-ui/*
  components/layout   | components head queries services storage content paths.ts hooks lib            | react react-dom react-router-dom lucide-react @radix-ui/* @tanstack/react-query
  components/demo     | proofs components/form components/feedback components/ui queries services storage content paths.ts hooks lib | react react-router-dom lucide-react
  components/account  | components/form components/feedback components/ui queries services storage content paths.ts hooks lib | react react-router-dom lucide-react
  components/payment  | components/form components/feedback components/ui queries services storage content paths.ts hooks lib | react react-router-dom react-hook-form @radix-ui/* @tanstack/react-query
  components/form     | components/feedback components/ui services storage content paths.ts hooks lib | react react-router-dom lucide-react react-hook-form @hookform/* valibot
  components/proofs   | components/sketch components/media proofs content lib                       | react
  components/sketch   | components/media components/motion components/ui sketch content paths.ts hooks lib             | react react-dom react-dom/client
  components/feedback | components/media components/ui services storage content paths.ts hooks lib     | react react-router-dom lucide-react
  components/motion   | components/ui content paths.ts hooks lib                                       | react react-router-dom lucide-react
  proofs              | components/media sketch content lib                                            |
  components/media    | components/ui content paths.ts hooks lib ../brand.config                                  | react react-router-dom lucide-react
  components/hydration | services/site hooks lib                                                      | react react-router-dom
  components/ui       | content paths.ts hooks lib                                                     | react react-dom react-router-dom lucide-react @radix-ui/*
  sketch              | content lib                                                                    | culori
  styles              | content lib                                                                    |
  search              | content paths.ts lib                                                           | minisearch virtual:*
  head                | content paths.ts lib                                                           | react react-router-dom
  queries             | services storage content paths.ts lib                                          | @tanstack/react-query
  services/demo       | services storage content paths.ts lib                                          |
  services/receipts   | services/progress services/checkout services/credits services/submissions services/account ${basics} storage content lib |
  services/progress   | services/drafts services/projects services/checkout services/trial services/credits services/payments services/submissions services/account ${basics} storage content paths.ts lib |
  services/projects   | services/drafts services/orders services/checkout services/credits services/submissions services/account ${basics} storage content paths.ts lib |
  services/credits    | services/payments services/submissions services/account ${basics} storage content lib               |
  services/checkout   | services/trial services/drafts services/payments services/submissions services/account ${basics} storage content lib |
  services/trial      | services/payments services/submissions services/account ${basics} storage content lib |
  services/brief      | services/drafts services/submissions services/account ${basics} storage content lib |
  services/sign-in    | services/drafts services/payments services/submissions services/account ${basics} storage content lib |
  services/files.ts   | content lib                                                                    |
  services/orders     | services/payments services/submissions services/account ${basics} storage content lib               | papaparse
  services/site       | services/payments services/submissions services/account ${basics} storage content lib               |
  services/drafts     | services/account ${basics} storage content lib                                 | valibot
  services/payments   | services/submissions services/account ${basics} storage content lib                                 |
  services/submissions | services/account ${basics} storage content lib                                 |
  services/account    | ${basics} storage content lib                                                  | valibot
  services/delays.ts  | services/clock.ts storage                                                      |
  services/clock.ts   | storage                                                                        |
  services/errors.ts  | content                                                                        |
  storage             | content/catalogue/plan-ids.ts lib                                              | react valibot
  content             | content/catalogue/plan-ids.ts paths.ts ../brand.config                         | lucide-react
  content/catalogue/plan-ids.ts |                                                                      |
  hooks               | lib                                                                            | react react-router-dom
  lib                 |                                                                                | react
  paths.ts            |                                                                                |
  ../brand.config     |                                                                                |
`;

const words = (text = '') => text.split(' ').filter(Boolean);

/** The table by room: what its files may import, rooms and packages. */
export const rooms: Readonly<Record<string, { imports: readonly string[]; packages: readonly string[] }>> =
  Object.fromEntries(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [room = '', imports, packages] = line.split('|');
        return [room.trim(), { imports: words(imports), packages: words(packages) }];
      }),
  );

/** Packages that no public page may load with its first script: it needs no forms, tables or schemas. */
export const notInPublicPages = words(
  '@tanstack/* react-hook-form @hookform/* valibot @radix-ui/react-toast papaparse minisearch culori',
);
