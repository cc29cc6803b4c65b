import type { Outline, Point } from './outline';

const number = (value: number) => String(Math.round(value * 1000) / 1000 || 0).replace(/^(-?)0\./, '$1.');

const join = (values: readonly number[]) =>
  values.map(number).reduce((text, value) => `${text}${text === '' || value.startsWith('-') ? '' : ' '}${value}`, '');

/** @param isRelative equal shapes have equal text, which compresses better. Only on whole cells, where no rounding errors add up. */
export const pathData = (shape: Outline, isRelative = false): string => {
  let last: Point = [Number.NaN, Number.NaN];
  const commands = shape.map((points, index) => {
    const [fromX, fromY] = isRelative && index > 0 ? last : [0, 0];
    const values = points.map(([x, y]) => [x - fromX, y - fromY] as const);
    const [x = 0, y = 0] = values.at(-1) ?? [];
    const end = points.at(-1) ?? last;
    const [sameX, sameY] = [number(end[0]) === number(last[0]), number(end[1]) === number(last[1])];
    last = end;
    if (points.length === 3) return `C${join(values.flat())}`;
    if (index === 0) return `M${join([x, y])}`;
    if (sameY) return `H${number(x)}`;
    return sameX ? `V${number(y)}` : `L${join([x, y])}`;
  });
  const data = `${commands.join('')}Z`;
  return isRelative ? `M${data.slice(1).toLowerCase()}` : data;
};
