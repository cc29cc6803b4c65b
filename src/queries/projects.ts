import { type ProjectAddress, readAllProjects, readProject } from '../services/projects/find';
import { readOwnProjects, type SeenProject } from '../services/projects/own';
import { useStoredQuery } from './stored-query';

/** @param email null when nobody is signed in */
export const useOwnProjects = (email: string | null): readonly SeenProject[] =>
  useStoredQuery({ queryKey: ['projects', email], read: readOwnProjects }).data;

export const useProject = (email: string | null, address: ProjectAddress): SeenProject | null =>
  useStoredQuery({ queryKey: ['project', email, address], read: () => readProject(address) }).data;

export const allProjectsQuery = { queryKey: ['all projects'], read: () => readAllProjects() };
