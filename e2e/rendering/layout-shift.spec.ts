import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures';
import { mostShift, shiftsOf, watchShifts } from '../support/layout-shift';

test('a page whose HTML comes in pieces shows what is whole, and moves nothing', async ({ page, baseURL }) => {
  const pieces = new EventEmitter();
  const slowHost = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(body);
    // The first piece ends within the first block of the page, the second within the footer.
    const [first, second] = [body.indexOf('</h1>'), body.indexOf('</form>', body.indexOf('</main>'))];
    response.write(body.subarray(0, first));
    pieces.once('second', () => response.write(body.subarray(first, second)));
    pieces.once('rest', () => response.end(body.subarray(second)));
  });
  await new Promise<void>((resolve) => slowHost.listen(0, resolve));
  const { port } = slowHost.address() as AddressInfo;
  await watchShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${port}/services/web3`, { waitUntil: 'commit' });
  // The first piece has been painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
  pieces.emit('second');
  await expect(page.locator('main h1')).toBeVisible();
  pieces.emit('rest');
  await page.waitForLoadState();
  const { shifted, by } = await shiftsOf(page);
  slowHost.closeAllConnections();
  slowHost.close();
  expect(shifted, by).toBeLessThanOrEqual(mostShift);
});
