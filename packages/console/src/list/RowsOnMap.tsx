import { rowTitle } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { labelText, type Option } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { type MappedPlace, PlaceMap } from '@ebkit/widgets/map-picker'
import { useMemo } from 'react'
import { useRows } from '../rows/useRows'
import { listStrings } from './strings'

export interface RowsOnMapProps {
  resource: PageResource
  /** The field with the position of a row. */
  field: string
  /** What the list is filtered by. */
  filter: string
  search: string
  /** Grows when rows have changed. */
  changes: number
  label: string
  onOpen(key: string): void
}

/** Rows at their positions, in the colours of their states, with a legend. */
export function RowsOnMap(props: RowsOnMapProps) {
  const { resource, field, filter, search, changes, label, onOpen } = props
  const { locale } = usePlace()
  const text = useStrings(listStrings)
  const { rows = [], error } = useRows({ resource: resource.resource, filter, search, generation: changes })
  const states = resource.fields.find(({ name }) => name === resource.stateField)?.options ?? []
  const stateOf = (row: Row) => states.find(({ value }) => value === row[resource.stateField ?? ''])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the states are the resource's
  const places = useMemo(
    () => rows.flatMap((row) => placeOf(row, { resource, field, state: stateOf(row), locale })),
    [rows, resource, field, locale],
  )
  if (error !== undefined) return <p role="alert">{text('mapFailed')}</p>
  return (
    <div className="eb-list-map">
      <PlaceMap places={places} label={text('mapOf', { name: label })} onOpen={onOpen} />
      <p className="eb-list-map__legend">
        {states.map(({ value, label: name, tone = 'neutral' }) => (
          <span key={String(value)} data-tone={tone}>
            {labelText(name, locale)}
          </span>
        ))}
        {rows.length > places.length && (
          <span>{text('unmapped', { count: rows.length - places.length })}</span>
        )}
      </p>
    </div>
  )
}

interface Shown {
  resource: PageResource
  field: string
  state: Option | undefined
  locale: string
}

function placeOf(row: Row, { resource, field, state, locale }: Shown): MappedPlace[] {
  const { longitude, latitude } = Object(row[field]) as { longitude?: unknown; latitude?: unknown }
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return []
  const names = [rowTitle(resource, row), labelText(state?.label, locale)]
  return [
    {
      key: String(row[resource.key]),
      point: { longitude, latitude },
      label: names.filter(Boolean).join(' · '),
      tone: state?.tone ?? 'neutral',
    },
  ]
}
