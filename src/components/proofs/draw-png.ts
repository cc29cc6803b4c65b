import { isCanvasTrue } from '../../lib/small-picture';

const sizeOf = (svg: string) => {
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
};

/** An SVG document as a PNG whose longer side has so many pixels. @throws if the browser cannot draw it, or adds noise to what it draws */
export const drawPng = async (svg: string, side: number): Promise<Blob> => {
  if (!isCanvasTrue()) throw new Error('The canvas does not give back what was drawn');
  const { width, height } = sizeOf(svg);
  const scale = side / Math.max(width, height);
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const image = new Image(w, h);
  // With a size of its own: without one, some browsers draw nothing.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${w}" height="${h}" `))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [w, h];
  canvas.getContext('2d')?.drawImage(image, 0, 0, w, h);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  canvas.width = 0;
  if (!png) throw new Error('The picture could not be drawn');
  return png;
};
