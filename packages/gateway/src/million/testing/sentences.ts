import { addressOf, applications, findResource, type Page, type ReportPage } from '@ebkit/domain'
import { addDays, today } from '@ebkit/rules/dates'
import type pg from 'pg'
import { columnName } from '../../database/columnName'
import { timeZone } from '../../resources/fieldSql'
import { largeStore } from '../rows/orderRows'
import type { Sentence } from './Sentence'

type ListPage = Extract<Page, { kind: 'list' }>

const findPage = <Kind extends Page['kind']>(route: string, kind: Kind) =>
  applications
    .flatMap(({ pages }) => pages as readonly Page[])
    .find((page) => page.route === route && page.kind === kind) as Extract<Page, { kind: Kind }> | undefined

/** Typical requests for a list, each with a single condition. */
export async function listSentences(route: string, owner: pg.Client): Promise<Sentence[]> {
  const page = findPage(route, 'list') as ListPage
  const resource = findResource(page.resource)
  if (!page || !resource) throw new Error(`${route} is no list`)
  const address = addressOf(resource)
  const table = columnName(resource.name)
  const asked = (title: string, parameters: Record<string, string> = {}, verb = 'list'): Sentence => ({
    title: `${route}: ${title}`,
    path: `${address}/${verb}?${new URLSearchParams({ hotelId: largeStore, ...(verb === 'list' ? { pageSize: '20' } : {}), orderType: page.sort ?? '', ...parameters })}`,
  })
  /** The most common values of a column, from PostgreSQL's statistics. */
  const usual = async (name: string): Promise<{ value: string; share: number }[]> => {
    const { rows } = await owner.query(
      `select value, share from pg_stats, unnest(most_common_vals::text::text[], most_common_freqs) found (value, share)
        where tablename = $1 and attname = $2`,
      [table, columnName(name)],
    )
    return rows
  }
  const filters: Sentence[] = []
  for (const name of [...(page.tabs ? [page.tabs] : []), ...(page.filters ?? [])]) {
    const values = await usual(name)
    const field = resource.fields.find((each) => each.name === name)
    const chosen =
      field?.type === 'enum' || values.length < 12
        ? values
        : [values[0], values[values.length >> 1], values.at(-1)].flatMap((each) => each ?? [])
    for (const { value, share } of chosen)
      filters.push(
        asked(`filter ${name}=${value} (${(share * 100).toFixed(2)} %)`, { filter: `${name}=${value}` }),
      )
    if (field?.type !== 'date') filters.push(asked(`filter ${name} of nothing`, { filter: `${name}=null` }))
  }
  const day = today(timeZone)
  for (const name of [page.dateRange, 'useDate'].flatMap((each) => each ?? []))
    for (const days of [0, 30, 365, 1000])
      filters.push(
        asked(`${name} of the last ${days + 1} days`, {
          filter: `${name}>=${addDays(day, -days)}&${name}<=${day}`,
        }),
      )
  const searches: Sentence[] = []
  for (const name of page.search ?? []) {
    const column = columnName(name)
    const { rows } = await owner.query(
      `(select ${column} as value from ${table} where hotel_id = $1 and ${column} <> '' order by created_at nulls first limit 1)
        union all (select ${column} from ${table} where hotel_id = $1 and ${column} <> '' order by created_at desc nulls last limit 1)`,
      [largeStore],
    )
    const [old, recent] = rows.map(({ value }) => String(value))
    if (!old || !recent) continue
    searches.push(
      asked(`search old ${name} ${old}`, { search: old }),
      asked(`search new ${name} ${recent}`, { search: recent }),
      asked(`search end of ${name} ${old.slice(-4)}`, { search: old.slice(-4) }),
      asked(`search end of ${name} ${old.slice(-7)}`, { search: old.slice(-7) }),
      asked(`search part of ${name} ${old.slice(2, 7)}`, { search: old.slice(2, 7) }),
      asked(`search no ${name} ${old.slice(0, -3)}x9z`, { search: `${old.slice(0, -3)}x9z` }),
    )
  }
  for (const word of [
    'T20990101',
    '9999999999999',
    '13800000000',
    '0000',
    '123',
    '12',
    '1',
    '没有此人',
    'VIP',
  ])
    searches.push(asked(`search ${word}`, { search: word }))
  const sorts = page.columns.flatMap((column) => {
    const name = typeof column === 'string' ? column : ''
    const field = resource.fields.find((each) => each.name === name)
    if (!field || field.mask) return []
    return ['asc', 'desc'].map((direction) =>
      asked(`sort ${name} ${direction}`, { orderType: `${name} ${direction}` }),
    )
  })
  const deep = [100, 500, 5000].map((pageIndex) =>
    asked(`page ${pageIndex}`, { pageIndex: String(pageIndex) }),
  )
  const exact = [
    asked('exact total', { count: 'exact' }),
    asked('exact total of a state', { count: 'exact', filter: `${page.tabs}=COMPLETED` }),
    asked('exact total of a year', { count: 'exact', filter: `createdAt>=${addDays(day, -365)}` }),
  ]
  const exports = ['csv', 'xlsx'].map((format) => asked(`export ${format}`, { format }, 'export'))
  return [
    asked('first page'),
    ...totalsOf(page),
    ...filters,
    ...searches,
    ...sorts,
    ...deep,
    ...exact,
    ...exports,
  ]
}

/** Requests for the figures above a list, if it has any. */
function totalsOf(page: ListPage): Sentence[] {
  const { figures = [], route, tabs } = page as ListPage & { readonly figures?: readonly unknown[] }
  const asked = (title: string, parameters: Record<string, string> = {}): Sentence => ({
    title: `${route}: ${title}`,
    path: `merchant-api/eb/report?${new URLSearchParams({ route, hotelId: largeStore, period: 'all', ...parameters })}`,
  })
  if (!figures.length) return []
  const month = `createdAt>=${addDays(today(timeZone), -29)}`
  return [
    asked('totals of all rows'),
    asked('totals of a state', { filter: `${tabs}=EXPIRED` }),
    asked('totals of a month', { filter: month }),
  ]
}

/** Typical requests for a report: its charts and each dimension, for a month, three months and a year. */
export function reportSentences(route: string): Sentence[] {
  const page = findPage(route, 'report') as ReportPage
  const day = today(timeZone)
  const asked = (title: string, parameters: Record<string, string>): Sentence => ({
    title: `${route}: ${title}`,
    path: `merchant-api/eb/report?${new URLSearchParams({ route, hotelId: largeStore, ...parameters })}`,
  })
  return [29, 91, 365].flatMap((days) => {
    const period = { from: addDays(day, -days), until: day }
    const about = `${days + 1} days`
    return [
      asked(`charts, ${about}`, period),
      asked(`charts compared, ${about}`, { ...period, compare: 'previous' }),
      asked(`charts compared with the year before, ${about}`, { ...period, compare: 'year' }),
      ...page.dimensions.flatMap((by) => [
        asked(`by ${by}, ${about}`, { ...period, by }),
        asked(`by ${by} compared, ${about}`, { ...period, by, compare: 'previous' }),
      ]),
    ]
  })
}
