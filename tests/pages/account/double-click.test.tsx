import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StorageNotice } from '../../../src/components/feedback/storage-notice';
import * as file from '../../../src/components/sketch/site/download';
import { SketchFrame } from '../../../src/components/sketch/sketch-frame';
import { ConfirmDialog } from '../../../src/components/ui/confirm-dialog';
import { SampleData } from '../../../src/pages/account/admin/dashboard-parts';
import { DemoData } from '../../../src/pages/account/admin/demo-data';
import { ExportButton } from '../../../src/pages/account/admin/export-button';
import { RequestDetails } from '../../../src/pages/account/project/request-details';
import * as samples from '../../../src/services/demo/samples';
import * as csv from '../../../src/services/orders/orders-csv';
import { reportHealth } from '../../../src/storage/health';
import type { PurchaseEntry } from '../../../src/storage/schema';
import { bought } from '../../../support/entries';
import { renderAt } from '../../support/in-router';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

const order = { ...(bought('a', '01') as PurchaseEntry), userEmail: 'ada@example.com', userName: 'Ada' };
const sent = { id: 'r', kind: 'trial', date: '2026-11-02T08:00:00.000Z', answers: {} } as const;

it.each<[string | RegExp, () => React.ReactElement]>([
  ['Export CSV', () => <ExportButton orders={[order]} />],
  ['Export all data', () => <DemoData />],
  [/^Download JSON/, () => <RequestDetails submission={sent} label="ada" number="T-1" isForAdmin />],
  ['Download all data', () => <StorageNotice />],
])('a double click on %s downloads one file', async (name, element) => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  vi.spyOn(csv, 'ordersToCsv').mockResolvedValue('');
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  renderAt(element());
  act(() => reportHealth({ damaged: 'creditHistory', isSetAside: true }));
  await userEvent.dblClick(await button(name));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
});

it.each([
  [true, 'json'],
  [false, 'txt'],
])('what was sent is a file of its day, number and kind; for an admin (%s) as %s', async (isForAdmin, ending) => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  renderAt(<RequestDetails submission={sent} label="ada" number="T-1" isForAdmin={isForAdmin} />);
  await userEvent.click(await button(/^Download/));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(download.mock.contexts[0]).toHaveProperty('download', `project_trial_2026-11-02_T-1.${ending}`);
});

/** Presses twice before React renders again. */
const pressTwice = async (name: string) => {
  const pressed = await button(name);
  await act(async () => {
    pressed.click();
    pressed.click();
  });
};

it('a second press on a first draft’s download makes no second file, and the draft opens while one is made', async () => {
  const make = vi.spyOn(file, 'sketchFile').mockReturnValue(new Promise(() => {}));
  renderAt(<SketchFrame place="card" answers={{}} files={undefined} isOwn />);
  await userEvent.dblClick(await button(/^Download/));
  await waitFor(() => expect(make).toHaveBeenCalledOnce());
  await userEvent.click(await button(/^Open/));
  await screen.findByRole('dialog');
});

it('what is confirmed twice in one frame is done once', async () => {
  const confirm = vi.fn();
  const words = { question: 'Sure?', detail: '', confirm: 'Yes' };
  renderAt(<ConfirmDialog isOpen {...words} onConfirm={confirm} onCancel={() => {}} />);
  await pressTwice('Yes');
  expect(confirm).toHaveBeenCalledOnce();
});

it('sample data that is pressed twice in one frame is loaded once', async () => {
  const load = vi.spyOn(samples, 'loadSampleData');
  renderAt(<SampleData isEmpty />);
  await pressTwice('Load sample data');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
