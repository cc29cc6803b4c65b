/** `npx tsx scripts/build/vercel.ts` writes `vercel.json`. Vercel reads it before the build, so it is committed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { vercelConfig } from './host-files.ts';
import { headersFile } from './inline-script.ts';

const headers = await headersFile('.');
const config = vercelConfig(headers, readFileSync('public/_redirects', 'utf8'));
writeFileSync('vercel.json', `${JSON.stringify(config, null, 2)}\n`);
