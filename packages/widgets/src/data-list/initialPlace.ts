import { type ListPlace, type ListSort, listPageSize } from '@ebkit/core/list'
import type { DataListProps } from './props'

/** The initial query of a list, by the page's options. */
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
 * The changed options that the list does not show already. Equal values in new objects are not a change: frameworks
 * create them with each rendering.
 */
export function changedPlace(before: InitialPlace, now: InitialPlace, shown: ListPlace): ListPlace {
  const names = Object.keys(now) as (keyof InitialPlace)[]
  const isSame = (name: keyof InitialPlace, other: ListPlace) =>
    JSON.stringify(now[name]) === JSON.stringify(other[name])
  const changed = names.filter((name) => !isSame(name, before) && !isSame(name, shown))
  return Object.fromEntries(changed.map((name) => [name, now[name]]))
}
