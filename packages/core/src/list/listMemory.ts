import type { SafeStorage } from '../storage/safeStorage'
import type { ListFilters, ListSort } from './List'

/** How high rows are. */
export type ListDensity = 'compact' | 'standard' | 'comfortable'

/** What is kept about one column; their order is that of the list. */
export interface KeptColumn {
  name: string
  hidden?: boolean
  /** px; without it the column's own. */
  width?: number
}

/** Search, filters and sort under a name. */
export interface SavedView {
  name: string
  search: string
  filters: ListFilters
  sort?: ListSort | undefined
}

/** What a person chose for a list, kept on this machine. */
export interface ListMemory {
  columns?: readonly KeptColumn[] | undefined
  density?: ListDensity | undefined
  pageSize?: number
  views?: readonly SavedView[]
}

const keyOf = (name: string) => `eb.list.${name}`

/** Reads what was kept under a name. What is broken, or of an other program, counts as nothing. */
export function readListMemory(storage: SafeStorage, name: string | undefined): ListMemory {
  const { columns, density, pageSize, views } = parse(name ? storage.get(keyOf(name)) : undefined)
  return {
    ...(isNamed(columns) && { columns: columns as KeptColumn[] }),
    ...(['compact', 'standard', 'comfortable'].includes(density as string) && {
      density: density as ListDensity,
    }),
    ...(Number.isInteger(pageSize) && (pageSize as number) > 0 && { pageSize: pageSize as number }),
    ...(isNamed(views) && { views: views as SavedView[] }),
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
