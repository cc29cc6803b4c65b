import { store } from '../../storage/store';
import { now } from '../clock';
import { isVisitors, readVisitor } from '../submissions/owner';
import { changeSubmission } from '../submissions/submissions';

/** Keeps when the customer of an order first opened the calendar for its design meeting. @throws {StorageWriteError} */
export const bookMeeting = (id: string, clock = now): Promise<void> =>
  store.transact((tx) => {
    const visitor = readVisitor(tx);
    changeSubmission(tx, id, (one) =>
      isVisitors(one, visitor) ? { ...one, booked: one.booked ?? clock().toISOString() } : one,
    );
  });
