/**
 * A text that somebody typed, for a sentence that is plain text: its direction does not reorder the words around it. Where
 * there are elements, `<bdi translate="no">` does this.
 */
export const isolate = (typed: string): string => `\u2068${typed}\u2069`;
