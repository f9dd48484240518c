import type { ListFilters } from '@ebkit/core/list'
import type { QuickFilter } from '@ebkit/domain'
import { addDays, storeDay } from '@ebkit/rules/dates'
import { labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { listStrings } from './strings'

export interface QuickFiltersProps {
  filters: readonly QuickFilter[]
  /** What the list is filtered by. */
  chosen: ListFilters
  onChange(filters: ListFilters): void
}

/** Filters that one press sets or removes. */
export function QuickFilters({ filters, chosen, onChange }: QuickFiltersProps) {
  const { locale } = usePlace()
  const text = useStrings(listStrings)
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are not fields of a form
    <div role="group" className="eb-list-section__quick" aria-label={text('quickFilters')}>
      {filters.map(({ label, field, withinDays }) => {
        const from = storeDay()
        const to = addDays(from, withinDays)
        const { [field]: own, ...others } = chosen
        const isSet = own?.from === from && own.to === to
        return (
          <button
            key={label.zh}
            type="button"
            aria-pressed={isSet}
            onClick={() => onChange(isSet ? others : { ...others, [field]: { from, to } })}
          >
            {labelText(label, locale)}
          </button>
        )
      })}
    </div>
  )
}
