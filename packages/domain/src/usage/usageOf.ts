import { fieldsOf, parseCondition } from '@ebkit/rules/conditions'
import type { Page } from '../pages/Page'
import type { Resource } from '../Resource'
import { systemFields } from '../systemFields'
import type { ResourceUsage, SortColumn } from './ResourceUsage'
import type { RowsView } from './RowsView'
import { viewsOf } from './viewsOf'

const fieldsIn = (condition: string | undefined): readonly string[] =>
  condition === undefined ? [] : fieldsOf(parseCondition(condition))

/** Reads an order such as `isTop desc, publishedAt desc`. */
const orderOf = (sort: string): SortColumn[] =>
  sort.split(',').map((part) => {
    const [field = '', direction] = part.trim().split(' ')
    return { field, isDescending: direction === 'desc' }
  })

const figuredIn = ({ metrics = [], dimensions = [] }: RowsView): string[] => [
  ...dimensions.map((dimension) => dimension.split(':')[0] ?? ''),
  ...metrics.flatMap(({ field, where, base }) => [field ?? '', ...fieldsIn(where), ...fieldsIn(base)]),
]

const each = (...names: readonly (string | undefined)[]) => names.filter((name) => name !== undefined)

/** How the pages find, sort and count rows of a resource, by its fields. */
export function usageOf({ name: resource, fields }: Resource, pages: readonly Page[]): ResourceUsage {
  const known = new Set([...systemFields, ...fields].map(({ name }) => name))
  const views = pages.flatMap(viewsOf).filter((view) => view.resource === resource)
  /** Keeps fields only: `tiers.amount` becomes `tiers`; figures and bare days of reports are dropped. */
  const named = (namesIn: (view: RowsView) => readonly string[]): string[] => {
    const names = views.flatMap(namesIn).map((path) => path.split('.')[0] ?? '')
    return [...new Set(names)].filter((name) => known.has(name))
  }
  const sorts = views.flatMap(({ sort }) => (sort ? [orderOf(sort)] : []))
  const orders = new Map(sorts.map((order) => [JSON.stringify(order), order]))
  return {
    searched: named(({ search = [] }) => search),
    filtered: named(({ filters = [], tabs, lanes = [] }) => [...filters, ...each(tabs), ...lanes]),
    ranged: named(({ dateRange, time }) => each(dateRange, time)),
    related: named(({ via }) => each(via)),
    conditioned: named(({ where }) => fieldsIn(where)),
    figured: named(figuredIn),
    // lists of rows that refer to the open row are short
    listed: named(({ columns = [], via, metrics }) => (via === undefined && !metrics ? columns : [])),
    sorts: [...orders.values()].filter((order) => order.every(({ field }) => known.has(field))),
  }
}
