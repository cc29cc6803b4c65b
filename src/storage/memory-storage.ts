/** In-memory replacement for blocked browser storage. Its content is lost when the page is closed. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(name: string) {
    return this.#items.get(name) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(name: string) {
    this.#items.delete(name);
  }
  setItem(name: string, value: string) {
    this.#items.set(name, value);
  }
}
