import type { PickerSource } from './source'

/** A source whose rows are all loaded at once: it pages and searches locally. */
export interface ClientSourceOptions<Row> extends Pick<PickerSource<Row>, 'keyOf' | 'reasonOf'> {
  /** All rows of a tab. Called with every page and read, so it should cache. @throws ServiceError */
  rows(tab: string | undefined, signal: AbortSignal): Promise<readonly Row[]>
  /** Whether the page lists the row; reading by key ignores this. */
  isListed?(row: Row): boolean
  /** Whether a search, in lower case and never empty, matches the row. */
  matches(row: Row, search: string): boolean
}

/** A picker's source for lists that the gateway returns completely, such as categories. */
export function clientSource<Row>({
  rows,
  isListed = () => true,
  matches,
  keyOf,
  reasonOf,
}: ClientSourceOptions<Row>): PickerSource<Row> {
  return {
    keyOf,
    reasonOf,
    async list({ page, pageSize, search, tab, eligibleOnly }, signal) {
      const text = search.toLowerCase()
      const found = (await rows(tab, signal)).filter(
        (row) => isListed(row) && (!text || matches(row, text)) && !(eligibleOnly && reasonOf(row, tab)),
      )
      return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
    },
    async read(keys, signal) {
      const wanted = new Set(keys)
      return (await rows(undefined, signal)).filter((row) => wanted.has(keyOf(row)))
    },
  }
}
