const base = 36;
const [smallest, largest, skew, damp] = [1, 26, 38, 700];

const nextBias = (delta: number, length: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > ((base - smallest) * largest) / 2; bias += base) rest = Math.floor(rest / (base - smallest));
  return bias + Math.floor((base * rest) / (rest + skew));
};

/** Decodes what follows 'xn--' in a part of a domain. @returns null if that is no Punycode */
const decode = (code: string): string | null => {
  const dash = code.lastIndexOf('-');
  const letters = [...code.slice(0, Math.max(dash, 0))];
  let [letter, bias, place] = [128, 72, 0];
  const digits = [...code.slice(dash + 1)].map((sign) => (Number.parseInt(sign, base) + 26) % base);
  while (digits.length > 0) {
    const before = place;
    let weight = 1;
    for (let step = base; ; step += base) {
      const digit = digits.shift();
      if (digit === undefined) return null;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, smallest), largest);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = letters.length + 1;
    bias = nextBias(place - before, length, before === 0);
    letter += Math.floor(place / length);
    place %= length;
    if (letter > 0x10ffff) return null;
    letters.splice(place, 0, String.fromCodePoint(letter));
    place += 1;
  }
  return letters.join('');
};

/** A text, and if it has a domain in ASCII form, the text with that domain as people write it. */
export const domainSpellings = (text: string): readonly string[] => {
  const written = text.replace(/\bxn--([a-z\d-]+)/gi, (part, code: string) => decode(code) ?? part);
  return written === text ? [text] : [text, written];
};
