import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox, webkit } from '@playwright/test';
import { attempt, installFromDebian } from './debian.ts';

/** The browser to test an engine in: Playwright's own build of it, or a program of Debian's, by its path. */
export type Engine = 'playwright' | { path: string };

/** Debian keeps MiniBrowser, which has no name on the path, with the library that it shows: in a folder for each architecture. */
const miniBrowsers = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .filter((folder) => folder.endsWith('-linux-gnu'))
        .flatMap((folder) => ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    : [];

/** All that a journey in Debian's WebKit needs: the browser, what drives it, and a screen. */
const webkitPath = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file))
    ? miniBrowsers().find((file) => existsSync(file))
    : undefined;

const firefoxPath = () => ['/usr/bin/firefox-esr'].find((file) => existsSync(file));

const engines = {
  Firefox: { own: firefox, path: firefoxPath, packages: ['firefox-esr'] },
  WebKit: { own: webkit, path: webkitPath, packages: ['webkit2gtk-driver', 'xvfb'] },
} as const;

export type EngineName = keyof typeof engines;
const engineNames = Object.keys(engines) as EngineName[];

export const findEngine = (name: EngineName): Engine | null => {
  if (existsSync(engines[name].own.executablePath())) return 'playwright';
  const path = engines[name].path();
  return path ? { path } : null;
};

const installEngine = (name: EngineName) => {
  const { own, packages } = engines[name];
  if (!installFromDebian(...packages)) attempt('npx', 'playwright', 'install', '--with-deps', own.name());
  return findEngine(name);
};

const [, script, wanted] = process.argv;
if (script === fileURLToPath(import.meta.url))
  for (const name of engineNames.filter((engine) => !wanted || engine === wanted)) {
    const engine = findEngine(name) ?? installEngine(name);
    if (engine) console.log(`${name} for the tests: ${engine === 'playwright' ? 'Playwright’s own' : engine.path}`);
    else {
      const { own, packages } = engines[name];
      console.error(
        `No ${name} for the tests: apt-get install ${packages.join(' ')}, or npx playwright install --with-deps ${own.name()}.`,
      );
      process.exitCode = 1;
    }
  }
