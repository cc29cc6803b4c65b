import { readAsDataUrl } from './embed-pictures';

/** Whether a text has a letter in a `unicode-range`, such as 'U+20-3B, U+A0'. */
const hasLetterIn = (text: string, range: string) => {
  const parts = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return Array.from(text).some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return parts.some(([from, to]) => code >= from && code <= to);
  });
};

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '');

/** The site's font faces that a text uses, as rules without a request. A face that cannot be had is left out. */
export const embeddedFaces = async (stacks: readonly string[], text: string): Promise<string> => {
  const families = stacks.flatMap((stack) => stack.split(',').map(unquoted));
  const faces = Array.from(document.styleSheets).flatMap((sheet) => {
    if (sheet.href && new URL(sheet.href).origin !== location.origin) return [];
    return Array.from(sheet.cssRules).map((rule) => ({ rule, base: sheet.href ?? location.href }));
  });
  const embedded = faces.map(async ({ rule, base }) => {
    if (!(rule instanceof CSSFontFaceRule)) return '';
    const get = (name: string) => rule.style.getPropertyValue(name);
    const family = unquoted(get('font-family'));
    const url = /url\(["']?([^"')]+)/.exec(get('src'))?.[1];
    const range = get('unicode-range');
    if (!url || !families.includes(family) || (range && !hasLetterIn(text, range))) return '';
    try {
      const response = await fetch(new URL(url, base));
      if (!response.ok) return '';
      const data = await readAsDataUrl(await response.blob());
      return `@font-face { font-family: "${family}"; src: url("${data}"); font-weight: ${get('font-weight')};${range && ` unicode-range: ${range};`} }`;
    } catch {
      return '';
    }
  });
  return (await Promise.all(embedded)).filter(Boolean).join('\n');
};
