import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { adminEmails } from '../../../src/content/account/admin';
import { loadSampleData } from '../../../src/services/demo/samples';
import { readAllProjects } from '../../../src/services/projects/find';
import { nextOf, stateText } from '../../../src/services/projects/texts';
import { todayOf } from '../../../src/services/projects/today';
import { signIn } from '../../support/storage';

const now = new Date('2026-11-24T12:00:00Z');

/** A state without its days and numbers: 'Meeting Tue, Dec 2' is 'Meeting'. */
const bare = (text: string) => text.replace(/\s*((Sun|Mon|Tue|Wed|Thu|Fri|Sat), )?([A-Z][a-z]{2} )?\d.*/, '');

/** 'site: Built' for each row of the table. */
const tableStates = () => {
  let kind = '';
  return readFileSync('docs/projects.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, first = '', state = ''] = line.split('|').map((cell) => cell.trim());
      if (state === '' || first === 'kind' || state.startsWith('-')) return [];
      kind = first || kind;
      return [`${kind}: ${bare(state)}`];
    });
};

it('the sample data has a project in each state of the table, of two customers', async () => {
  signIn(adminEmails[0] ?? '');
  localStorage.setItem('isAdmin', 'true');
  await loadSampleData(now);
  const all = readAllProjects();
  const states = all.map(({ project, log }) => `${project.kind}: ${bare(stateText({ project, log, now }))}`);
  expect(tableStates().length).toBeGreaterThan(20);
  expect([...new Set(states)].sort()).toEqual([...new Set(tableStates())].sort());
  const own = all.filter(({ log, project }) => log.length > 0 || project.kind !== 'redemption');
  expect(new Set(own.map(({ project }) => project.customer)).size).toBe(2);
  // Whatever is the agency's turn waits in Today, also once an admin has read it.
  const read = all.map((one) => ({
    ...one,
    log: [...one.log, { id: 's', project: '', at: now.toISOString(), by: 'agency', kind: 'seen', state: '' } as const],
  }));
  const today = new Set(todayOf(read, now).map(({ project }) => project.key));
  const due = all.filter(({ project, log }) => nextOf({ project, log, now }).turn === 'agency');
  expect(due.filter(({ project }) => !today.has(project.key)).map(({ project }) => project.title)).toEqual([]);
});
