import { byteOrderMark, csvLine } from '@ebkit/rules/sheets'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { readTable } from '../resources/importing/sheets/readTable'
import { newKey } from '../resources/newKey'
import { notFound } from '../server/refusal'
import { storeDomain } from '../store/address'
import { keyOfAddress } from '../store/keyOfAddress'
import { userOfKey } from '../store/visibility/visibility'
import type { Actor } from './Actor'

/** A line of a file: its number, starting at 1, and its trimmed cells. */
export interface SheetLine {
  readonly number: number
  readonly cells: readonly string[]
}

type Files = Pick<Gateway, 'settings' | 'store'>

/** Maximum size of a field's file in bytes. */
const mostBytes = 5 * 1024 * 1024

/**
 * The key of a file of the store that the user may read: a field refers to it, or it is the user's own. @throws 404
 */
async function readableKey(
  { settings, store }: Files,
  rows: Transaction,
  place: Actor,
  address: string | null,
) {
  const key = address === null ? undefined : keyOfAddress(settings.store, address)
  if (!key?.startsWith(`${place.brandId}/${place.hotelId}/`)) throw notFound()
  const visibility = (await store.accessOf(rows, [key])).get(key)?.visibility
  const isTaken = visibility === 'private' || visibility === 'public'
  if (!isTaken && userOfKey(key) !== place.userId) throw notFound()
  return key
}

/** Reads a field's CSV or XLSX file, including its first line. @throws 404; 422 if it cannot be read */
export async function readSheet(
  files: Files,
  rows: Transaction,
  place: Actor,
  address: string | null,
): Promise<readonly SheetLine[]> {
  const bytes = await files.store.read(await readableKey(files, rows, place, address), mostBytes)
  if (!bytes) throw notFound()
  const { headers, lines } = await readTable(bytes)
  const all = [{ number: 1, cells: headers }, ...lines]
  return all.map(({ number, cells }) => ({ number, cells: cells.map((cell) => cell.trim()) }))
}

/** Stores a CSV file of a store. @returns its address, without an origin */
export async function keepSheet(
  { settings, store }: Files,
  { brandId, hotelId }: Actor,
  name: string,
  lines: readonly (readonly string[])[],
): Promise<string> {
  const objectKey = `${brandId}/${hotelId}/tasks/${newKey()}/${name}`
  const text = lines.map((cells) => csvLine(cells.map((cell) => ({ kind: 'text', text: cell })))).join('')
  const bytes = Buffer.from(byteOrderMark + text)
  await store.put({ objectKey, contentType: 'text/csv; charset=utf-8', bytes, visibility: 'private' })
  return `${storeDomain(settings.store, '')}/${objectKey}`
}
