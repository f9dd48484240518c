import type { Values } from '@ebkit/core/form'
import { labelsWithin } from '@ebkit/rules/fields'
import type { ControlProps } from '../Control'

/** A group of fields. */
export function GroupControl({ field, path, value, values, label, FieldRow, row }: ControlProps) {
  const inner = typeof value === 'object' && value ? (value as Values) : {}
  return (
    <fieldset className="eb-data-form__group" aria-label={label}>
      {field.fields?.map((one) => (
        <FieldRow
          key={one.name}
          {...row}
          field={one}
          path={`${path}.${one.name}`}
          values={{
            ...values,
            ...inner,
            referenceLabels: labelsWithin(values.referenceLabels, field.name, inner),
          }}
        />
      ))}
    </fieldset>
  )
}
