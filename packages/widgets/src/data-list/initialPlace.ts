import { type ListPlace, type ListSort, listPageSize } from '@ebkit/core/list'
import type { DataListProps } from './props'

/** What a list is asked for before anybody has chosen anything, by the page's options. */
export interface InitialPlace extends ListPlace {
  pageSize: number
  sort: ListSort | undefined
}

/** @param remembered rows of a page that the person chose */
export function initialPlace(props: DataListProps, remembered?: number): InitialPlace {
  const [, name, direction] = /^(.+) (asc|desc)$/.exec(props.sort ?? '') ?? []
  return {
    pageSize: remembered ?? props.pageSize ?? listPageSize,
    sort: name ? { name, direction: direction as ListSort['direction'] } : undefined,
    filters: props.filters ?? {},
  }
}

/**
 * What of it is another one now, and not what the list shows already. The same as a new object is no change: frameworks
 * give one with each rendering.
 */
export function changedPlace(before: InitialPlace, now: InitialPlace, shown: ListPlace): ListPlace {
  const names = Object.keys(now) as (keyof InitialPlace)[]
  const isSame = (name: keyof InitialPlace, other: ListPlace) =>
    JSON.stringify(now[name]) === JSON.stringify(other[name])
  const changed = names.filter((name) => !isSame(name, before) && !isSame(name, shown))
  return Object.fromEntries(changed.map((name) => [name, now[name]]))
}
