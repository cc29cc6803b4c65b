import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UploadField } from '../../../../src/components/form/upload/upload-field';
import type { UploadRule } from '../../../../src/content/types';
import { goneFile } from '../../../support/form';

const media: UploadRule = { accept: ['.png', '.pdf'], limit: 10 };

let values: () => File[] = () => [];
let reset = () => {};

const Harness = ({ rule, attachAgain }: { rule: UploadRule; attachAgain?: string[] }) => {
  const form = useForm<{ files: File[] }>({ defaultValues: { files: [] } });
  values = () => form.getValues('files');
  reset = () => form.reset();
  return <UploadField form={form} name="files" label="Files" rule={rule} attachAgain={attachAgain ?? []} />;
};

const file = (name: string, type = 'image/png') => new File([name], name, { type, lastModified: 1 });
const input = () => screen.getByLabelText(/^Files/);
const names = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);
const transfer = (files: File[]) => ({ files, types: ['Files'], dropEffect: '' });
const row = (name: string) => {
  const item = screen.getAllByRole('listitem').find((candidate) => candidate.textContent?.includes(name));
  if (!item) throw new Error(`No row for ${name}`);
  return item;
};
/** Without `applyAccept`, as in a real file dialog, which can show all files. */
const user = () => userEvent.setup({ applyAccept: false });

let addresses = 0;
const revoked = vi.fn();
beforeEach(() => {
  addresses = 0;
  revoked.mockClear();
  URL.createObjectURL = () => `blob:${addresses++}`;
  URL.revokeObjectURL = revoked;
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

it.each([
  ['the button', (files: File[]) => user().upload(input(), files)],
  ['drop', async (files: File[]) => void fireEvent.drop(input(), { dataTransfer: transfer(files) })],
  ['paste', async (files: File[]) => void fireEvent.paste(input(), { clipboardData: { files } })],
])('takes the same files by %s', async (_, give) => {
  render(<Harness rule={media} />);
  await give([file('a.png'), file('notes.txt', 'text/plain')]);
  expect(names()).toEqual(['a.png', 'notes.txt']);
  expect(values().map(({ name }) => name)).toEqual(['a.png', 'notes.txt']);
  expect(row('notes.txt')).toHaveTextContent('This file type is not sent. Use PNG or PDF.');
  expect(row('a.png')).not.toHaveTextContent('This file type is not sent.');
  expect(screen.getByRole('status')).toHaveTextContent('Added 2 files. See the remark on 1 file.');
});

it('shows name, size, type and a thumbnail, and revokes the thumbnail’s object URL', async () => {
  const { unmount } = render(<Harness rule={media} />);
  await user().upload(input(), [file('a.png', 'image/svg+xml'), file('b.pdf', 'application/pdf')]);
  expect(row('a.png')).toHaveTextContent('5 bytes · PNG');
  await waitFor(() => expect(row('a.png').querySelector('img')).toHaveAttribute('src', 'blob:0'));
  expect(row('b.pdf').querySelector('img')).toBeNull();
  await user().click(within(row('a.png')).getByRole('button', { name: 'Remove a.png' }));
  expect(revoked).toHaveBeenCalledWith('blob:0');
  expect(names()).toEqual(['b.pdf']);
  expect(screen.getByRole('status')).toHaveTextContent('Removed 1 file.');
  unmount();
  expect(revoked).toHaveBeenCalledTimes(addresses);
});

it('shortens a long name in the middle, and says a kind as people know it', async () => {
  render(<Harness rule={media} />);
  const name = 'The whole text of our new menu, second version.docx';
  await user().upload(input(), [file(name, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')]);
  expect(names()).toEqual([name]);
  const [start, end] = row(name).querySelectorAll('bdi span');
  expect(start).toHaveClass('truncate');
  expect(end).toHaveTextContent('version.docx');
  expect(row(name)).toHaveTextContent('· DOCX');
});

it('lists a file once, and says when it is there already', async () => {
  render(<Harness rule={media} />);
  await user().upload(input(), [file('a.png')]);
  await user().upload(input(), [file('a.png'), file('b.png')]);
  expect(names()).toEqual(['a.png', 'b.png']);
  expect(screen.getByRole('status')).toHaveTextContent('Added 1 file. Already in the list: 1 file.');
});

it('moves focus to the next remove button when a file is removed, which is accepted again', async () => {
  render(<Harness rule={media} />);
  await user().upload(input(), [file('a.png'), file('b.png')]);
  await user().click(screen.getByRole('button', { name: 'Remove a.png' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove b.png' })).toHaveFocus());
  await user().click(screen.getByRole('button', { name: 'Remove b.png' }));
  await waitFor(() => expect(input()).toHaveFocus());
  // A field that still holds the file fires no event when it is chosen again.
  expect(input()).toHaveValue('');
  await user().upload(input(), [file('a.png')]);
  expect(names()).toEqual(['a.png']);
});

it('looks otherwise while files are over it', () => {
  const { container } = render(<Harness rule={media} />);
  const before = container.innerHTML;
  fireEvent.dragOver(input(), { dataTransfer: transfer([]) });
  expect(container.innerHTML).not.toBe(before);
  fireEvent.dragLeave(input());
  expect(container.innerHTML).toBe(before);
});

it('leaves a pasted text to the browser', () => {
  render(<Harness rule={media} />);
  expect(fireEvent.paste(input(), { clipboardData: { files: [] } })).toBe(true);
});

it.each([
  ['Media', 'Logo'],
  ['Logo', 'Media'],
])('takes a pasted file in one of two fields: with the focus in %s, although %s is selected', (focused, selected) => {
  const Both = () => {
    const form = useForm<{ media: File[]; logo: File[] }>({ defaultValues: { media: [], logo: [] } });
    return (
      <>
        <UploadField form={form} name="media" label="Media" rule={media} />
        <UploadField form={form} name="logo" label="Logo" rule={media} />
      </>
    );
  };
  render(<Both />);
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  field(focused).focus();
  fireEvent.paste(field(selected), { clipboardData: { files: [file('a.png')] } });
  expect(names()).toEqual(['a.png']);
  const removed = screen.getByRole('button', { name: 'Remove a.png' });
  expect(removed).toHaveAttribute('id', expect.stringContaining(focused.toLowerCase()));
});

const eleven = Array.from({ length: 11 }, (_, index) => file(`${index}.png`));
it.each([
  ['an eleventh file', media, eleven, '10.png', 'More than 10 files'],
  [
    'the earlier of two',
    { accept: ['.svg'], single: true },
    [file('old.svg'), file('new.svg')],
    'old.svg',
    'Only one file is sent: new.svg replaces this one.',
  ],
  ['an empty file', media, [new File([], 'a.png')], 'a.png', 'This file is empty. Attach it again.'],
])('keeps %s, with a remark', async (_, rule, files, name, remark) => {
  render(<Harness rule={rule} />);
  for (const one of files) await user().upload(input(), one);
  expect(values()).toHaveLength(files.length);
  expect(row(name)).toHaveTextContent(remark);
  expect(screen.getAllByText(remark, { exact: false })).toHaveLength(1);
  expect(input().hasAttribute('multiple')).toBe(!('single' in rule));
});

it('names each format once, and takes an empty file’s place when it is attached again', async () => {
  render(<Harness rule={{ accept: ['.png', '.jpg'] }} />);
  expect(screen.getByText(/^PNG or JPG\. You can/)).toBeInTheDocument();
  expect(input()).toHaveAttribute('accept', '.png,.jpg,.jpeg,.jfif');
  for (const one of [new File([], 'a.jfif'), file('a.jfif')]) await user().upload(input(), one);
  expect(row('a.jfif')).not.toHaveTextContent('empty');
  expect(values()).toHaveLength(1);
});

it('says that a file has changed or is gone for as long as it cannot be read', async () => {
  render(<Harness rule={media} />);
  const gone = goneFile('a.png');
  await user().upload(input(), gone);
  await waitFor(() => expect(row('a.png')).toHaveTextContent('This file has changed or is gone.'));
  gone.slice = () => new Blob();
  fireEvent.focus(window);
  await waitFor(() => expect(row('a.png')).not.toHaveTextContent('gone'));
});

it('asks to attach the files again that a reload has removed', () => {
  render(<Harness rule={media} attachAgain={['a.png', 'b.png']} />);
  expect(screen.getByText(/attach again/)).toHaveTextContent('a.png, b.png');
});

it('asks for no files that a reset of the form has removed', async () => {
  render(<Harness rule={media} />);
  await user().upload(input(), [file('a.png')]);
  expect(screen.getByRole('status')).toHaveTextContent('Added 1 file.');
  act(() => reset());
  expect(names()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
