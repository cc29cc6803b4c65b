/**
 * Serves the built site to the engines, each page with a first script that writes down what goes wrong on it: plain
 * WebDriver hears no console and cannot run anything before a page's own scripts. Run by Playwright as its web server.
 */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [port = '4175'] = process.argv.slice(2);
const folder = path.resolve('node_modules/.cache/engines');
rmSync(folder, { recursive: true, force: true });
cpSync('dist', folder, { recursive: true });
cpSync(path.join(import.meta.dirname, 'watch.js'), path.join(folder, 'watch.js'));

for (const file of readdirSync(folder, { recursive: true }).map(String))
  if (file.endsWith('.html')) {
    const page = path.join(folder, file);
    // The content security policy lets scripts of the site run.
    writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="/watch.js"></script>'));
  }

const server = spawn('npx', ['vite', 'preview', '--outDir', folder, '--port', port, '--strictPort'], {
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 0));
