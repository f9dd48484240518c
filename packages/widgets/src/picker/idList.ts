/** The allowed form of an id in a comma-separated text. */
const isId = (text: string) => /^[^\s,:"[\]{}]+$/.test(text)

/** Ids of a comma-separated text, each once, in order; undefined if one of them is malformed. */
export function parseIds(text: string): string[] | undefined {
  const ids = text.split(',').flatMap((part) => part.trim() || [])
  return ids.every(isId) ? [...new Set(ids)] : undefined
}

/** Whether it is a valid id, as a text or a number. */
export const isIdValue = (id: unknown): id is string | number =>
  (typeof id === 'string' && isId(id)) || Number.isSafeInteger(id)
