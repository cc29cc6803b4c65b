import { expect, it } from 'vitest';
import { choosePlace, type Obstacle, type Place, placeOf } from '../../../../src/components/ui/toast/use-toast-place';

const toast = { width: 448, height: 120 };
const desktop = { width: 1440, height: 900, header: 72 };
const phone = { width: 375, height: 812, header: 72 };
const boxAt = (left: number, top: number) => ({ left, top, right: left + 300, bottom: top + 48 });
const field = (left: number, top: number, weight = 10): Obstacle => ({ box: boxAt(left, top), weight });
const focused = (left: number, top: number) => field(left, top, 1000);

it.each<[string, typeof desktop, Obstacle[], Place]>([
  ['nothing is in the way', desktop, [], 'bottom left'],
  ['a field is at the left', desktop, [field(40, 800)], 'bottom right'],
  ['fields are at both sides', desktop, [field(40, 800), field(1100, 800)], 'below right'],
  ['a phone has a field at the bottom', phone, [field(20, 740)], 'below right'],
  ['a phone is full of fields', phone, [field(20, 740), field(20, 640), field(20, 140), field(20, 80)], 'bottom left'],
  ['the focused field is at the bottom', phone, [focused(20, 740), field(20, 140)], 'top right'],
  ['the focused field is below the header', phone, [focused(20, 90), field(20, 740), field(20, 150)], 'bottom left'],
])('%s', (_, page, obstacles, place) => {
  const { width } = page;
  const size = { ...toast, width: Math.min(width, toast.width) };
  expect(choosePlace((candidate) => placeOf(candidate, size, page), obstacles, 'bottom left')).toBe(place);
});

it('stays where it is as long as no other place is better', () => {
  const boxOf = (place: Place) => placeOf(place, toast, desktop);
  expect(choosePlace(boxOf, [], 'below right')).toBe('below right');
  expect(choosePlace(boxOf, [field(1100, 100)], 'below right')).toBe('bottom left');
});
