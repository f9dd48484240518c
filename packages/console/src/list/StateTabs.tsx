import type { ListFilters } from '@ebkit/core/list'
import { type Field, labelText } from '@ebkit/rules/fields'
import { TabBar } from '@ebkit/ui/tabs'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useId } from 'react'
import { pageStrings } from '../pages/strings'
import { useTabFocus } from './useTabFocus'

export interface StateTabsProps {
  /** The field whose values are the tabs. */
  field: Field | undefined
  /** What the list is filtered by. */
  filters: ListFilters
  /** Number of rows with a value, or of all rows without one; undefined: unknown. */
  countOf?: ((value: string | undefined) => number | undefined) | undefined
  /** Goes to a tab that is another address; `undefined` to all rows. Default: a tab is a filter. */
  onTab?: ((value: string | undefined) => void) | undefined
  /** All filters, with that of the chosen tab. */
  onChange(filters: ListFilters): void
}

const all = ':all'

/** The values of a field as tabs above a list, all rows first. */
export function StateTabs({ field, filters, countOf, onTab, onChange }: StateTabsProps) {
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const id = useId()
  const { root, leave } = useTabFocus(field?.name ?? '')
  if (!field) return null
  const options = field.options ?? []
  const chosen = filters[field.name]?.is ?? []
  const counted = (value: string | undefined) => {
    const count = countOf?.(value)
    return count === undefined ? {} : { count }
  }
  const items = [
    { value: all, label: text('all'), ...counted(undefined) },
    ...options.map(({ value, label }) => ({
      value: String(value),
      label: labelText(label, locale),
      ...counted(String(value)),
    })),
  ]
  const { [field.name]: _, ...others } = filters
  const choose = (value: string) => {
    if (onTab) {
      leave()
      onTab(value === all ? undefined : value)
    } else onChange(value === all ? others : { ...others, [field.name]: { is: [value] } })
  }
  return (
    <div ref={root} className="eb-list-section__tabs">
      <TabBar
        id={id}
        items={items}
        value={chosen.length === 1 ? String(chosen[0]) : all}
        label={labelText(field.label, locale)}
        onChange={choose}
      />
    </div>
  )
}
