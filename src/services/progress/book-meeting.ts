import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { now } from '../clock';
import { isVisitors, readVisitor } from '../submissions/owner';

/**
 * Keeps when the customer of an order first opened the calendar for its design meeting.
 * @throws {StorageWriteError} nothing was written
 */
export const bookMeeting = (id: string, clock = now): Promise<void> =>
  store.transact((tx) => {
    const visitor = readVisitor(tx);
    tx.write(
      keys.submissions,
      tx
        .read(keys.submissions)
        .map((one) =>
          one.id === id && isVisitors(one, visitor) ? { ...one, booked: one.booked ?? clock().toISOString() } : one,
        ),
    );
  });
