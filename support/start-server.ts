import { type ChildProcess, spawn } from 'node:child_process';

export type Server = { origin: string; stop: () => Promise<void> };

const answers = (origin: string) =>
  fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    // Without an id it has never begun.
    if (hasEnded(child) || child.pid === undefined) return resolve();
    child.once('exit', () => resolve());
    // Its whole group: wrangler starts the runtime as a process of its own.
    process.kill(-child.pid, 'SIGTERM');
  });

/**
 * Starts a server on a port and waits until it answers.
 * @param env variables besides those of this process
 * @throws with its output if it ends or stays silent for 60 s
 */
export const startServer = async (command: string, args: string[], port: number, env = {}): Promise<Server> => {
  const origin = `http://localhost:${port}`;
  const child = spawn(command, args, { detached: true, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  // The program is missing, for example.
  child.once('error', ({ message }) => {
    output += message;
  });
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (await answers(origin)) return { origin, stop: () => end(child) };
    if (hasEnded(child) || child.pid === undefined) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end(child);
  throw new Error(`${command} did not start:\n${output}`);
};
