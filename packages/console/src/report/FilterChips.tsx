import type { ConsolePage } from '@ebkit/core/services/consolePages'
import { createRowService } from '@ebkit/core/services/rows'
import { type Field, formatValue, labelText } from '@ebkit/rules/fields'
import { Icon } from '@ebkit/ui/icon'
import { xIcon } from '@ebkit/ui/icons'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { figureStrings } from '../figures/strings'
import { valuesOf } from './reportPlace'

export interface FilterChipsProps {
  fields: readonly Field[]
  references: ConsolePage['references']
  filters: Readonly<Record<string, string>>
  onChange(filters: Record<string, string>): void
}

/** The filters of the figures, each of which can be removed. */
export function FilterChips({ fields, references, filters, onChange }: FilterChipsProps) {
  const text = useStrings(figureStrings)
  const { locale } = useEnvironment()
  const shown = fields.filter(({ name }) => filters[name])
  if (!shown.length) return null
  return (
    <ul className="eb-figures__chips">
      {shown.map((field) => {
        const name = labelText(field.label, locale)
        const { [field.name]: _, ...others } = filters
        return (
          <li key={field.name}>
            <button
              type="button"
              aria-label={text('removeFilter', { name })}
              onClick={() => onChange(others)}
            >
              {name}: <ChipValue field={field} value={filters[field.name] ?? ''} references={references} />
              <Icon path={xIcon} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface ChipValueProps {
  field: Field
  value: string
  references: ConsolePage['references']
}

/** The value in words; a reference by the name of its row. */
function ChipValue({ field, value, references }: ChipValueProps) {
  const { http, locale } = useEnvironment()
  const [name, setName] = useState<string>()
  const reference = references[field.ref ?? '']
  useEffect(() => {
    setName(undefined)
    if (!reference) return
    const stop = new AbortController()
    const found = createRowService(http).read(reference.resource, { [reference.key]: value }, stop.signal)
    found.then(
      (row) => stop.signal.aborted || setName(String(row[reference.display] ?? value)),
      () => stop.signal.aborted || setName(value),
    )
    return () => stop.abort()
  }, [http, reference, value])
  if (reference) return <>{name ?? '…'}</>
  const language = locale === 'en' ? 'en' : 'zh'
  const parts = valuesOf(value).map((one) => (field.type === 'bool' ? one === 'true' : one))
  return <>{formatValue(field, field.type === 'enums' ? parts : parts[0], language) || value}</>
}
