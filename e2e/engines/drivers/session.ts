import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../support/free-port.ts';

/** What WebDriver calls an element: its id under this name. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type Element = { [elementKey]: string };

/** A command that the browser refused, with WebDriver's name for why: `stale element reference` for instance. */
export class RefusedCommand extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(`${reason}: ${message}`);
  }
}

/** One open browser. Its commands are the paths of the WebDriver specification, after `/session/{id}`. */
export type Session = {
  command: <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;
};

/** Milliseconds that a command may take: the driver itself waits without end for a page that never comes. */
const longest = 60_000;

/** Sends a command. @throws RefusedCommand */
const send = async <Result>(origin: string, method: string, path: string, body?: object): Promise<Result> => {
  const signal = AbortSignal.timeout(longest);
  // One connection for each command: the driver closes idle ones, and a command sent at that moment would be lost.
  const headers = { connection: 'close' };
  const answer = await fetch(origin + path, { method, signal, headers, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (!answer.ok) throw new RefusedCommand(value.error ?? String(answer.status), value.message ?? path);
  return value;
};

/** A screen that nobody sees. @returns its name */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const arguments_ = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', arguments_, { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (line) => resolve(`:${String(line).trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { screen, display };
};

/**
 * WebKitGTK's driver and its browser, on a screen of their own. One driver opens one browser: asked for another while the first
 * one ends, it sometimes never answers.
 */
export const startWebKitDriver = async (browser: string) => {
  const { screen, display } = await startScreen();
  const port = await freePort();
  // Where the browser saves files is a setting of the desktop.
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const downloads = path.join(home, 'downloads');
  mkdirSync(downloads);
  writeFileSync(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', XDG_CONFIG_HOME: home },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    send<{ ready: boolean }>(origin, 'GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
  const until = Date.now() + 30_000;
  while (!(await isReady())) {
    if (Date.now() > until || driver.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } };
  const { sessionId } = await send<{ sessionId: string }>(origin, 'POST', '/session', { capabilities });
  const session: Session = {
    command: (method, path, body) => send(origin, method, `/session/${sessionId}${path}`, body),
  };
  return {
    downloads,
    session,
    stop: async () => {
      await session.command('DELETE', '');
      driver.kill();
      screen.kill();
    },
  };
};
