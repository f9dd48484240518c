import { getSession } from '@ebkit/core/session'
import type { ReportPage } from '@ebkit/domain'
import { storeDay } from '@ebkit/rules/dates'
import type { Field } from '@ebkit/rules/fields'
import { useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { figureStrings } from '../figures/strings'
import type { PageProps } from '../pages/PageProps'
import { filterFields } from './filterFields'
import { queryOfPlace, type ReportPlace, readPlace, withPreset, withReportPlace } from './reportPlace'

/** Parameters of the address that the report's conditions name. */
function namedParameters({ where, metrics }: ReportPage, values: Readonly<Record<string, string>>) {
  const conditions = [where, ...metrics.flatMap((metric) => [metric.where, metric.base])].join('&')
  const names = [...conditions.matchAll(/\{([\w.-]+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

/** Adds the days that a report opens with, if the address names none. */
function withRange({ range }: ReportPage, place: ReportPlace): ReportPlace {
  if (range !== 'MONTH' || place.from || place.period) return place
  const until = storeDay()
  return { ...place, from: `${until.slice(0, 8)}01`, until }
}

/** What a report, or a tab of it, shows and requests, all derived from its address. */
export function useReport({ page, open, resources, onQuery }: PageProps<'report'>, tab: string | undefined) {
  const text = useStrings(figureStrings)
  const { identity } = useStore(getSession().$identity)
  const resource = resources[page.source]
  const storeLabel = text('store')
  const fields = useMemo<readonly Field[]>(
    () =>
      resource
        ? filterFields(page.filters, page.time, resource, identity?.hotels ?? [], {
            zh: storeLabel,
            en: storeLabel,
          })
        : [],
    [page, resource, identity, storeLabel],
  )
  const names = fields.map(({ name }) => name)
  const query = withPreset(open.query, page.param, page.filters[0])
  const place = withRange(page, readPlace(query, names))
  const values = { ...Object.fromEntries(new URLSearchParams(open.query)), ...open.parameters }
  return {
    ...{ resource, fields, place },
    query: { ...queryOfPlace(open.route.path, place, namedParameters(page, values)), tab },
    /** Shows something else. @param isNew adds a history entry, so that Back returns to what was shown before */
    go: (changes: Partial<ReportPlace>, isNew?: boolean) =>
      onQuery(withReportPlace(query, changes, names), isNew),
  }
}
