import { expect, it } from 'vitest';
import { pictureSize } from '../../src/lib/small-picture';

const rest = new Array(24).fill(0);
const frame = [0xff, 0xc2, 0, 17, 8, 0, 100, 1, 44];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0xff, 0xc0, 0xff, 0xc4, 0, 3, 9, ...frame, ...rest];
const gif = [...new TextEncoder().encode('GIF89a'), 44, 1, 100, 0, ...rest];

it.each([
  ['a GIF', gif, { width: 300, height: 100 }],
  ['a JPEG, whatever is before its frame', jpeg, { width: 300, height: 100 }],
  ['a JPEG that is cut off', jpeg.slice(0, 14).concat(rest), null],
  ['anything else', rest, null],
  ['an empty file', [], null],
])('%s', async (_, bytes, size) => expect(await pictureSize(new Blob([new Uint8Array(bytes)]))).toEqual(size));
