import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UploadList } from '../../../src/components/form/upload/upload-list';
import { SketchPanel } from '../../../src/components/sketch/sketch-panel';
import { describeFiles } from '../../../src/services/files';

const rule = { accept: ['.png', '.jpg'] };

const photo = async (name: string) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1200 });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob ?? ''], name, { type: 'image/jpeg' });
};
/** What only begins like a picture. */
const cutOff = (file: File, name: string) => new File([file.slice(0, 700)], name, { type: file.type });

it('the list of files and the sketch show a photo reduced; in place of what cannot be read are an icon and a blank', async () => {
  const large = await photo('large.jpg');
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, ...new Array(40).fill(0)]);
  const small = new File([bytes], 'broken.png', { type: 'image/png' });
  const media = [large, small, cutOff(large, 'cut-off.jpg')];
  const [create, revoke] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
  const answers = { businessName: 'Ada', pages: { home: true, gallery: true }, mediaFiles: describeFiles(media, rule) };
  const showing = (files: File[]) => (
    <>
      <UploadList id="files" files={files} gone={[]} rule={rule} onRemove={() => {}} />
      <SketchPanel source={{ answers, files: { media: files, logo: undefined } }} open={() => {}} download={() => {}} />
    </>
  );
  const { container, rerender } = render(showing(media));
  fireEvent.click(screen.getByRole('button', { name: /^Gallery/ }));
  const sketch = () => [...container.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  const widths = (place?: ParentNode | null) =>
    Array.from(place?.querySelectorAll('img') ?? [], ({ naturalWidth }) => naturalWidth);
  await waitFor(() => expect([widths(container), widths(sketch())]).toEqual([[800], [800]]));
  const blanks = Array.from(sketch()?.querySelectorAll('.file span') ?? [], ({ textContent }) => textContent);
  expect(blanks).toEqual(['broken.png', 'cut-off.jpg']);
  // The addresses of what is removed are given back.
  rerender(showing([]));
  const addresses = create.mock.results.map(({ value }) => value);
  await waitFor(() => expect(revoke.mock.calls.flat().sort()).toEqual(addresses.sort()));
});
