import { expect, it, vi } from 'vitest';
import { failureMessage } from '../../../src/components/feedback/failure-message';
import { ServiceError } from '../../../src/services/errors';
import { StorageWriteError } from '../../../src/storage/store';

const reported = () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  return report;
};

it.each([
  [new StorageWriteError(null), /Free up some space/],
  [new ServiceError('signed-out'), /^You were logged out/],
  [new ServiceError('not-admin'), /^Only an admin/],
  [new ServiceError('unknown-entry'), /no longer exists/],
  [new ServiceError('bad-quantity'), /smaller quantity/],
  [new ServiceError('paid-elsewhere'), /Nothing was charged here/],
])('%s has words of its own', (error, words) => {
  const report = reported();
  expect(failureMessage(error)).toMatchObject({ description: expect.stringMatching(words), destructive: true });
  expect(report).not.toHaveBeenCalled();
});

it('an error without a code gets the general message and is reported', () => {
  const report = reported();
  const mistake = new TypeError('x is undefined');
  expect(failureMessage(mistake).title).toBe('Something went wrong');
  expect(report).toHaveBeenCalledWith(mistake);
});
