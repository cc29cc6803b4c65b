/** The files of the Instant Site order that this tab has sent. A request keeps their names only; a reload forgets them. */

/** The uploaded files, in the order of the answers. */
export type DraftFiles = { media: readonly File[]; logo: File | undefined };

let kept: { order: string | null; files: DraftFiles } | undefined;

/** @param order id of the order */
export const keepFiles = (order: string | null, files: DraftFiles): void => {
  kept = { order, files };
};

/** The files of an order, if this page has sent it. */
export const keptFiles = (order: string): { files?: DraftFiles } =>
  kept?.order === order ? { files: kept.files } : {};
