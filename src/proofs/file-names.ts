/** The longest name of a file, without its ending. */
const longest = 60;

/** Names that Windows keeps for devices, whatever their ending. */
const kept = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The beginning of a file's name: company and number, of letters and digits of any script and `-`. Joiners, direction marks,
 * points and slashes are left out.
 * @param number of the project, such as 'T-K4M2QX'; alone where nothing of the company is left
 */
export const fileBase = (company: string, number: string): string => {
  const words =
    company
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const room = longest - number.length - 1;
  // Combining marks stay with their letter, or go with it.
  const short = Array.from(words.join('-')).slice(0, room).join('').replace(/-$/, '');
  const isName = /[\p{L}\p{N}]/u.test(short) && !kept.test(short);
  return isName ? `${short}-${number}` : number;
};
