import { and, asc, gt, gte, lt, type SQL } from 'drizzle-orm'
import { storedObject } from '../database/schema'
import type { Transaction } from '../database/tenant'

/** What a listing needs of an object. */
export type ListedObject = Pick<
  typeof storedObject.$inferSelect,
  'objectKey' | 'size' | 'etag' | 'modifiedAt' | 'createdBy'
>

export interface ListingRequest {
  /** The key prefix. Never empty: it identifies the tenant. */
  readonly prefix: string
  /** Keys that contain it after the prefix are grouped under one common prefix. '' lists all keys. */
  readonly delimiter: string
  /** Lists only keys after it. A common prefix skips everything below it. */
  readonly after: string
  /** Maximum number of keys and common prefixes together. */
  readonly maximum: number
}

export interface Listing {
  /** Both in UTF-8 byte order. */
  readonly objects: readonly ListedObject[]
  readonly commonPrefixes: readonly string[]
  /** The last key or common prefix of an incomplete listing; undefined at the end. */
  readonly next: string | undefined
}

/** The smallest text greater than all with a prefix; undefined if there is none. */
export function successor(text: string): string | undefined {
  const points = Array.from(text, (letter) => letter.codePointAt(0) as number)
  for (let last = points.pop(); last !== undefined; last = points.pop())
    // code points and UTF-8 bytes have the same order; lone surrogates are not characters
    if (last < 0x10ffff) return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1)
  return undefined
}

/** The position to continue from. */
type Cursor = { readonly after: string } | { readonly from: string }

const conditionOf = (cursor: Cursor): SQL =>
  'after' in cursor ? gt(storedObject.objectKey, cursor.after) : gte(storedObject.objectKey, cursor.from)

function readBatch(
  rows: Transaction,
  prefix: string,
  cursor: Cursor,
  limit: number,
): Promise<ListedObject[]> {
  const end = successor(prefix)
  const { objectKey, size, etag, modifiedAt, createdBy } = storedObject
  return rows
    .select({ objectKey, size, etag, modifiedAt, createdBy })
    .from(storedObject)
    .where(
      and(gte(objectKey, prefix), end === undefined ? undefined : lt(objectKey, end), conditionOf(cursor)),
    )
    .orderBy(asc(objectKey))
    .limit(limit)
}

/** The common prefix of a key, up to the delimiter; undefined: listed as itself. */
function commonPrefixOf(key: string, { prefix, delimiter }: ListingRequest): string | undefined {
  const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
  return at === -1 ? undefined : key.slice(0, at + delimiter.length)
}

/** After a common prefix and everything below it. */
const behind = (commonPrefix: string): Cursor => {
  const from = successor(commonPrefix)
  return from === undefined ? { after: commonPrefix } : { from }
}

function firstCursor(request: ListingRequest): Cursor {
  const { after, prefix } = request
  const isCommon = after.startsWith(prefix) && commonPrefixOf(after, request) === after
  return isCommon ? behind(after) : { after }
}

/** Lists keys of one tenant. Keys below a common prefix are skipped in one step, however many there are. */
export async function listKeys(rows: Transaction, request: ListingRequest): Promise<Listing> {
  const { prefix, maximum } = request
  const objects: ListedObject[] = []
  const commonPrefixes: string[] = []
  let last = ''
  let within: string | undefined
  let cursor = firstCursor(request)
  for (;;) {
    const batch = await readBatch(rows, prefix, cursor, maximum + 1)
    for (const object of batch) {
      const key = object.objectKey
      if (within !== undefined && key.startsWith(within)) continue
      if (objects.length + commonPrefixes.length === maximum) return { objects, commonPrefixes, next: last }
      within = commonPrefixOf(key, request)
      if (within === undefined) objects.push(object)
      else commonPrefixes.push(within)
      last = within ?? key
    }
    const end = batch.at(-1)?.objectKey
    if (end === undefined || batch.length <= maximum) return { objects, commonPrefixes, next: undefined }
    cursor = within === undefined ? { after: end } : behind(within)
  }
}
