/** What an id may look like that stands in a comma-separated text. */
const isId = (text: string) => /^[^\s,:"[\]{}]+$/.test(text)

/** Ids of a comma-separated text, each once, in order; undefined where one of them is malformed. */
export function parseIds(text: string): string[] | undefined {
  const ids = text.split(',').flatMap((part) => part.trim() || [])
  return ids.every(isId) ? [...new Set(ids)] : undefined
}

/** Whether it can be an id, as a text or a number. */
export const isIdValue = (id: unknown): id is string | number =>
  (typeof id === 'string' && isId(id)) || Number.isSafeInteger(id)
