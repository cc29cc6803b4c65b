/** The value of a JSON text; undefined if it is not JSON. Separate from `json.ts`, because public pages load no schema library. */
export const parseJson = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};
