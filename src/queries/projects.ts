import { readCustomerName } from '../services/account/billing-details';
import { type ProjectAddress, readAllProjects, readProject } from '../services/projects/find';
import { readOwnProjects, type SeenProject } from '../services/projects/own';
import { useStoredQuery } from './stored-query';

/** Company or name of a customer, as proofs have it; '' if neither is known. */
export const useNameForProofs = (email: string | null): string =>
  useStoredQuery({ queryKey: ['customer name', email], read: () => readCustomerName(email) }).data;

/** @param email null when nobody is signed in */
export const useOwnProjects = (email: string | null): readonly SeenProject[] =>
  useStoredQuery({ queryKey: ['projects', email], read: readOwnProjects }).data;

export const useProject = (email: string | null, address: ProjectAddress): SeenProject | null =>
  useStoredQuery({ queryKey: ['project', email, address], read: () => readProject(address) }).data;

export const allProjectsQuery = { queryKey: ['all projects'], read: () => readAllProjects() };
