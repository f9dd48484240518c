import { rowsByKey } from '@ebkit/core/collection'
import type { PickerSource } from './source'

/** Maximum number of keys in one call. */
const readSize = 500

/**
 * Reads rows by key in chunks, so that rows that were read stay if a later chunk fails.
 * @throws ServiceError
 */
export async function readRows<Row>(
  source: PickerSource<Row>,
  keys: readonly string[],
  signal: AbortSignal,
  onRead: (keys: readonly string[], rows: ReadonlyMap<string, Row>) => void,
): Promise<boolean> {
  for (let from = 0; from < keys.length; from += readSize) {
    const chunk = keys.slice(from, from + readSize)
    const rows = await source.read(chunk, signal)
    if (signal.aborted) return false
    onRead(chunk, rowsByKey(rows, source.keyOf))
  }
  return true
}
