import type { SafeStorage } from '../storage/safeStorage'
import type { ListFilters, ListSort } from './List'

/** Row height. */
export type ListDensity = 'compact' | 'standard' | 'comfortable'

/** The stored settings of one column; their order is that of the list. */
export interface KeptColumn {
  name: string
  hidden?: boolean
  /** Width in px; undefined for the column's own width. */
  width?: number
}

/** Search, filters and sort, saved under a name. */
export interface SavedView {
  name: string
  search: string
  filters: ListFilters
  sort?: ListSort | undefined
}

/** Settings that the user has chosen for a list, stored in this browser. */
export interface ListMemory {
  columns?: readonly KeptColumn[] | undefined
  density?: ListDensity | undefined
  pageSize?: number
  views?: readonly SavedView[]
}

const keyOf = (name: string) => `eb.list.${name}`

/** Reads the settings stored under a name. Corrupt data, or data of another program, is ignored. */
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

/** Stores settings; without a name they are kept only in memory. */
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
