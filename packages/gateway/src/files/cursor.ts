import * as v from 'valibot'

/** The last entry of a page. Opaque to clients, which may send anything. */
const cursor = v.object({
  folderId: v.string(),
  sorting: v.string(),
  isFolder: v.boolean(),
  /** Of the last row: its name, its size, or its time in microseconds since 1970. */
  value: v.string(),
  entryId: v.string(),
  /** Number of entries of the folder, as counted for the first page. */
  total: v.number(),
})

export type Cursor = v.InferOutput<typeof cursor>

export const writeCursor = (place: Cursor) => Buffer.from(JSON.stringify(place)).toString('base64url')

/** Undefined for a cursor that is invalid or of another folder or order; the page is then found by its number. */
export function readCursor(text: string | undefined, folderId: string, sorting: string): Cursor | undefined {
  if (!text) return undefined
  try {
    const place = v.parse(cursor, JSON.parse(Buffer.from(text, 'base64url').toString()))
    return place.folderId === folderId && place.sorting === sorting ? place : undefined
  } catch {
    return undefined
  }
}
