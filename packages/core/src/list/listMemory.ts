import type { SafeStorage } from '../storage/safeStorage'
import type { ListFilters } from './List'

export type ListDensity = 'compact' | 'standard' | 'comfortable'

/** What is kept about one column; their order is that of the list. */
export interface KeptColumn {
  name: string
  hidden?: boolean
  /** px; without it the column's own. */
  width?: number
}

/** Filters under a name. */
export interface SavedFilters {
  name: string
  search: string
  filters: ListFilters
}

/** What a person chose for a list, kept on this machine. */
export interface ListMemory {
  columns?: readonly KeptColumn[]
  density?: ListDensity
  pageSize?: number
  saved?: readonly SavedFilters[]
}

const keyOf = (name: string) => `eb.list.${name}`

/** Reads what was kept under a name. What is broken, or of an other program, counts as nothing. */
export function readListMemory(storage: SafeStorage, name: string | undefined): ListMemory {
  const { columns, density, pageSize, saved } = parse(name ? storage.get(keyOf(name)) : undefined)
  return {
    ...(isNamed(columns) && { columns: columns as KeptColumn[] }),
    ...(['compact', 'standard', 'comfortable'].includes(density as string) && {
      density: density as ListDensity,
    }),
    ...(Number.isInteger(pageSize) && (pageSize as number) > 0 && { pageSize: pageSize as number }),
    ...(isNamed(saved) && { saved: saved as SavedFilters[] }),
  }
}

/** Keeps it; without a name for as long as nobody forgets it. */
export function writeListMemory(storage: SafeStorage, name: string | undefined, memory: ListMemory): void {
  if (name) storage.set(keyOf(name), JSON.stringify(memory))
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

const isNamed = (list: unknown) =>
  Array.isArray(list) && list.every((one) => typeof (one as { name?: unknown } | null)?.name === 'string')
