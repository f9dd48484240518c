import type { ListFilters } from '@ebkit/core/list'
import { type Field, labelText } from '@ebkit/rules/fields'
import { TabBar } from '@ebkit/ui/tabs'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useId } from 'react'
import { pageStrings } from '../pages/strings'

export interface StateTabsProps {
  /** The field whose values are the tabs. */
  field: Field | undefined
  /** What the list is filtered by. */
  filters: ListFilters
  /** How many rows a value has; undefined: nobody says. */
  countOf?: ((value: string) => number | undefined) | undefined
  /** All filters, with that of the chosen tab. */
  onChange(filters: ListFilters): void
}

const all = ':all'

/** The values of a field as tabs above a list, all rows first. */
export function StateTabs({ field, filters, countOf, onChange }: StateTabsProps) {
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const id = useId()
  if (!field) return null
  const options = field.options ?? []
  const chosen = filters[field.name]?.is ?? []
  const items = [
    { value: all, label: text('all') },
    ...options.map(({ value, label }) => {
      const count = countOf?.(String(value))
      return { value: String(value), label: labelText(label, locale), ...(count !== undefined && { count }) }
    }),
  ]
  const { [field.name]: _, ...others } = filters
  return (
    <div className="eb-list-section__tabs">
      <TabBar
        id={id}
        items={items}
        value={chosen.length === 1 ? String(chosen[0]) : all}
        label={labelText(field.label, locale)}
        onChange={(value) => onChange(value === all ? others : { ...others, [field.name]: { is: [value] } })}
      />
    </div>
  )
}
