import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that answers what another one does, and some of it only when it is told to. */
export type SlowHost = { origin: string; asked: () => string[]; release: () => void; stop: () => void };

/** @param held paths whose answers wait until `release` */
export const slowHost = async (of: string, held: RegExp): Promise<SlowHost> => {
  const waiting: { path: string; answer: () => void }[] = [];
  let isHolding = true;
  const server = createServer(async ({ url = '/' }, response) => {
    if (isHolding && held.test(url)) await new Promise<void>((answer) => waiting.push({ path: url, answer }));
    // One connection for each: the host closes idle ones, and what is asked at that moment would be lost.
    const answer = await fetch(of + url, { headers: { connection: 'close' } });
    // Unpacked by now.
    const headers = [...answer.headers].filter(([is]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(is));
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: () => waiting.map(({ path }) => path),
    release: () => {
      isHolding = false;
      for (const { answer } of waiting) answer();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
