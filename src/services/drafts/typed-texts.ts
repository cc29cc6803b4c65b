/** What is being typed on the page of a project: kept in this tab, for its project and customer. */
import { fits, store } from '../../storage/store';
import { draftOwner, tabKey } from './places';

type Texts = Readonly<Record<string, string>>;

const keyOf = (name: string, project: string) => tabKey(`${name} ${project}`, draftOwner());

/** A message, the texts of a site, what should change in a proof, or what the agency writes to proofs and deliveries. */
export type TypedName = 'message' | 'texts' | 'change' | 'proofs' | 'delivery';

export const readTyped = (name: TypedName, project: string): Texts => {
  const stored = Object.entries(store.read(keyOf(name, project)) ?? {});
  return Object.fromEntries(stored.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
};

/** Without texts it removes the draft. With a full storage, what is typed stays on the page alone. */
export const writeTyped = (name: TypedName, project: string, texts: Texts): void => {
  const isEmpty = Object.keys(texts).length === 0;
  fits(() => (isEmpty ? store.remove(keyOf(name, project)) : store.write(keyOf(name, project), texts)));
};
