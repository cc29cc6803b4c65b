/** Which meeting counts after one was taken back. */
import { expect, it } from 'vitest';
import type { Log } from '../../../src/services/projects/log';
import { redemptionProject } from '../../../src/services/projects/project';
import { stateOf } from '../../../src/services/projects/states';
import { nextOf } from '../../../src/services/projects/texts';
import type { ProjectEvent } from '../../../src/storage/project-events';

const day = (date: number, hour = 10) => `2026-11-${date}T${hour}:00:00.000Z`;
const project = redemptionProject(
  {
    ...{ id: 'r1', type: 'redemption', credits: -200, service: 'Logo Design', description: '', date: day(20) },
    status: 'active',
  },
  'ada@example.com',
);
const event = (id: string, at: string, more: object) =>
  ({ project: project.key, by: 'customer', id, at, ...more }) as ProjectEvent;
const meeting = (id: string, at: string, start: string) => event(id, at, { kind: 'meeting', start, minutes: 30 });
const takeBack = (of: string, at: string) => event(`not ${of}`, at, { kind: 'withdrawn', of });

const monday = meeting('monday', day(20), day(23));
const thursday = meeting('thursday', day(20, 11), day(26));
const friday = meeting('friday', day(20, 12), day(27));

it.each<[what: string, log: Log, now: string, state: string]>([
  ['the replaced one is over', [monday, thursday, takeBack('thursday', day(24))], day(24), 'pick'],
  ['the replaced one is over, later', [monday, thursday, takeBack('thursday', day(24))], day(30), 'pick'],
  ['the replaced one is to come', [monday, thursday, takeBack('thursday', day(22))], day(22), 'meeting'],
  ['the replaced one was to come then', [monday, thursday, takeBack('thursday', day(22))], day(24), 'work'],
  ['the one before it is to come', [monday, thursday, friday, takeBack('friday', day(24))], day(24), 'meeting'],
  [
    'all but one that is over',
    [monday, thursday, friday, takeBack('friday', day(24)), takeBack('thursday', day(24))],
    day(24),
    'pick',
  ],
  ['another was named since', [monday, thursday, takeBack('thursday', day(24)), friday], day(24), 'meeting'],
])('the newest time is taken back: %s', (_, log, now, state) => {
  expect(stateOf({ project, log, now: new Date(now) })).toBe(state);
});

it('a replaced time that counts again is the one that is shown', () => {
  const log = [monday, thursday, takeBack('thursday', day(22))];
  expect(nextOf({ project, log, now: new Date(day(22)) }).text).toContain('Nov 23, 2026, 10:00 AM');
});
