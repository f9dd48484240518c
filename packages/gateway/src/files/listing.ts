import { and, eq, type SQL, sql } from 'drizzle-orm'
import { fileEntry } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { type Cursor, readCursor, writeCursor } from './cursor'
import { type ShownEntry, shownColumns } from './entries'
import { after, columnFor, orderBy, type Sorting } from './sorting'

/** Maximum number of rows of one page. */
export const maximumPageSize = 1000

/** Larger offsets have the same result, and PostgreSQL accepts none above 2⁶³. */
const farthest = 2_147_483_647

export interface PageRequest extends Sorting {
  readonly folderId: string
  /** From 1. */
  readonly pageIndex: number
  readonly pageSize: number
  /** `next` of the previous page: with it a page is found at once, however far it is. */
  readonly after?: string
}

export interface Page {
  readonly entries: ShownEntry[]
  /** Of the folder; counted for the first page and with every page that is found by its number. */
  readonly total: number
  /** The cursor of the next page; undefined: this was the last one. */
  readonly next: string | undefined
}

/** A range of a folder's folders, or of its files. */
interface Stretch {
  readonly isFolder: boolean
  readonly limit: number
  readonly offset: number
  readonly after?: SQL
}

type SortedEntry = ShownEntry & { readonly value: string }

async function readStretch(
  rows: Transaction,
  { folderId, sortBy, order }: PageRequest,
  { isFolder, limit, offset, after }: Stretch,
): Promise<SortedEntry[]> {
  if (limit <= 0) return []
  const column = columnFor(sortBy, isFolder)
  return rows
    .select({ ...shownColumns, value: column.write })
    .from(fileEntry)
    .where(and(eq(fileEntry.parentId, folderId), eq(fileEntry.isFolder, isFolder), after))
    .orderBy(orderBy(column, { sortBy, order }))
    .limit(limit)
    .offset(offset)
}

async function countsOf(rows: Transaction, folderId: string): Promise<{ folders: number; total: number }> {
  const [found] = await rows
    .select({
      folders: sql<string>`count(*) filter (where ${fileEntry.isFolder})`,
      total: sql<string>`count(*)`,
    })
    .from(fileEntry)
    .where(eq(fileEntry.parentId, folderId))
  return { folders: Number(found?.folders), total: Number(found?.total) }
}

/** By page number: the further, the slower. */
async function pageByNumber(rows: Transaction, page: PageRequest, size: number) {
  const { folders, total } = await countsOf(rows, page.folderId)
  const offset = Math.min((Math.max(page.pageIndex, 1) - 1) * size, farthest)
  const first = await readStretch(rows, page, { isFolder: true, limit: size, offset })
  const rest = { isFolder: false, limit: size - first.length, offset: Math.max(0, offset - folders) }
  return { entries: [...first, ...(await readStretch(rows, page, rest))], total }
}

/** By cursor: constant time, and changes between pages shift nothing. */
async function pageAfter(rows: Transaction, page: PageRequest, size: number, cursor: Cursor) {
  const from = after(columnFor(page.sortBy, cursor.isFolder), page, cursor)
  if (!from) return undefined
  const { isFolder, total } = cursor
  const first = await readStretch(rows, page, { isFolder, limit: size, offset: 0, after: from })
  const rest = { isFolder: false, limit: isFolder ? size - first.length : 0, offset: 0 }
  return { entries: [...first, ...(await readStretch(rows, page, rest))], total }
}

/**
 * One page of a folder: folders first, each in the requested order.
 * @spec W-EXP-19 W-EXP-20 W-EXP-52
 */
export async function readPage(rows: Transaction, page: PageRequest): Promise<Page> {
  const size = Math.max(1, Math.min(page.pageSize, maximumPageSize))
  const sorting = `${page.sortBy} ${page.order}`
  const cursor = readCursor(page.after, page.folderId, sorting)
  const found =
    (cursor && (await pageAfter(rows, page, size, cursor))) ?? (await pageByNumber(rows, page, size))
  const last = found.entries.length === size ? found.entries.at(-1) : undefined
  const { folderId } = page
  const next =
    last &&
    writeCursor({
      folderId,
      sorting,
      isFolder: last.isFolder,
      value: last.value,
      entryId: last.entryId,
      total: found.total,
    })
  return { ...found, next }
}
