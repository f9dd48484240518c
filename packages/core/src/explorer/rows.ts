import type { FileEntry } from '../files/FileEntry'

/** Which entries a listing hides. */
export interface RowFilter {
  /** Maximum size in bytes; 0 for no limit. */
  maxSize: number
  /** Shows files over `maxSize` anyway. */
  showHidden: boolean
  /** Whether a file with this name is shown. Default: all. */
  accepts?: (name: string) => boolean
}

/**
 * The loaded entries, each once, folders before files, and those of them that are shown. Adding a page costs only the
 * page itself and a copy of the list.
 * @spec W-EXP-17 W-EXP-19 W-EXP-38 W-EXP-39
 */
export function createRows(filter: () => RowFilter) {
  const known = new Map<string, FileEntry>()
  /** The same for entries that are already in order. */
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
  /** Shows known entries in this order; adding 100,000 again would take longer than the rest. */
  function arrange(entries: readonly FileEntry[]): void {
    version++
    order = [...entries]
    shown = [[], []]
    counts = { hidden: 0, filtered: 0 }
    filtering = filter()
    for (const entry of order) show(entry)
  }
  /** Replaces all entries with these, in their order. */
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
    /** Changes the order of all entries. */
    arrange,
    /** Applies a changed filter. */
    refilter: () => arrange(order),
    /** Removes entries; returns their number. */
    remove(ids: Iterable<string>): number {
      let removed = 0
      for (const id of ids) removed += Number(known.delete(id))
      if (removed) arrange(order.filter(({ id }) => known.has(id)))
      return removed
    },
    /** Incremented with each change. */
    version: () => version,
    view: () => ({ entries: shown[0].concat(shown[1]), ...counts }),
  }
}

/** Why an entry is hidden. */
function reasonOf(
  { isFolder, name, size = 0 }: FileEntry,
  { maxSize, accepts }: RowFilter,
): 'hidden' | 'filtered' | undefined {
  if (isFolder) return undefined
  if (accepts && !accepts(name)) return 'filtered'
  return maxSize > 0 && size > maxSize ? 'hidden' : undefined
}
