import type { FileEntry } from '../files/FileEntry'

/** What is left out of a listing. */
export interface RowFilter {
  /** Bytes; 0 for any size. */
  maxSize: number
  /** Files over `maxSize` are shown all the same. */
  showHidden: boolean
  /** Whether a file of this name is shown. Default: all. */
  accepts?: (name: string) => boolean
}

/**
 * What was fetched, each entry once, folders before files; and of it what is shown. A further page costs no more than
 * itself and a copy of the list.
 *
 * @spec W-EXP-17 W-EXP-19 W-EXP-38 W-EXP-39
 */
export function createRows(filter: () => RowFilter) {
  const known = new Map<string, FileEntry>()
  /** The same, in their order. */
  let order: FileEntry[] = []
  let filtering = filter()
  let shown: readonly [folders: FileEntry[], files: FileEntry[]] = [[], []]
  let counts = { hidden: 0, filtered: 0 }
  let version = 0

  function show(entry: FileEntry) {
    const reason = reasonOf(entry, filtering)
    if (reason) counts[reason]++
    if (!reason || (reason === 'hidden' && filtering.showHidden)) shown[entry.isFolder ? 0 : 1].push(entry)
  }
  function append(entries: Iterable<FileEntry>): void {
    version++
    for (const entry of entries) {
      if (known.has(entry.id)) continue
      known.set(entry.id, entry)
      order.push(entry)
      show(entry)
    }
  }
  /** Shows what is known, in this order; knowing 100,000 anew would take longer than the rest. */
  function arrange(entries: readonly FileEntry[]): void {
    version++
    order = [...entries]
    shown = [[], []]
    counts = { hidden: 0, filtered: 0 }
    filtering = filter()
    for (const entry of order) show(entry)
  }
  /** Takes these, in their order, in place of all that was there. */
  function reset(entries: Iterable<FileEntry>): void {
    const list = [...entries]
    known.clear()
    arrange([])
    append(list)
  }

  return {
    get: (id: string) => known.get(id),
    all: () => [...order],
    append,
    reset,
    /** Gives all that is there another order. */
    arrange,
    /** The filter is another one now. */
    refilter: () => arrange(order),
    /** Takes entries out; gives how many there were. */
    remove(ids: Iterable<string>): number {
      let removed = 0
      for (const id of ids) removed += Number(known.delete(id))
      if (removed) arrange(order.filter(({ id }) => known.has(id)))
      return removed
    },
    /** Another number after each change. */
    version: () => version,
    view: () => ({ entries: shown[0].concat(shown[1]), ...counts }),
  }
}

/** Why an entry is left out. */
function reasonOf(
  { isFolder, name, size = 0 }: FileEntry,
  { maxSize, accepts }: RowFilter,
): 'hidden' | 'filtered' | undefined {
  if (isFolder) return undefined
  if (accepts && !accepts(name)) return 'filtered'
  return maxSize > 0 && size > maxSize ? 'hidden' : undefined
}
