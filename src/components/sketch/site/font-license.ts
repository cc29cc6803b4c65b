import { asset } from '../../../lib/links';

/** The licenses of the brand's fonts, from the list of all packages that the site ships. @throws if the list cannot be loaded */
export const fontLicense = async (): Promise<string> => {
  const response = await fetch(asset('/third-party-licenses.txt'));
  if (!response.ok) throw new Error(`The list of licenses was answered with ${response.status}`);
  const parts = (await response.text()).split(/\n-{80}\n/);
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part.startsWith('@fontsource'))
    .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
};
