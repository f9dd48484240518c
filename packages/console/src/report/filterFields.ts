import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Field } from '@ebkit/rules/fields'
import { storeField, valuesOf } from './reportPlace'

/** A store of the user's. */
interface Store {
  readonly hotelId: string
  readonly hotelName: string
}

/** A field of rows as a filter: not required, and several options can be chosen. */
function asFilter({ name, label, type, options, ref }: Field): Field {
  const isChosen = type === 'enum' || type === 'enums'
  const isOther = type === 'ref' || type === 'bool'
  return {
    ...{ name, label },
    type: isChosen ? 'enums' : isOther ? type : 'string',
    ...(options && { options }),
    ...(ref && { ref }),
  }
}

/** The fields by which a report is filtered, apart from its time. */
export function filterFields(
  names: readonly string[],
  time: string,
  { fields }: Pick<PageResource, 'fields'>,
  stores: readonly Store[],
  storeLabel: Field['label'],
): Field[] {
  return names.flatMap((name): Field[] => {
    if (name === storeField) {
      const options = stores.map(({ hotelId, hotelName }) => ({
        value: hotelId,
        label: { zh: hotelName, en: hotelName },
      }))
      return options.length > 1 ? [{ name, label: storeLabel, type: 'enums', options }] : []
    }
    const field = name === time ? undefined : fields.find((one) => one.name === name)
    return field && field.type !== 'date' && field.type !== 'datetime' ? [asFilter(field)] : []
  })
}

/** Filters of an address as values of a form. */
export function formValues(fields: readonly Field[], filters: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    fields.flatMap(({ name, type }): [string, unknown][] => {
      const values = valuesOf(filters[name])
      if (!values.length) return []
      if (type === 'enums') return [[name, values]]
      return [[name, type === 'bool' ? values[0] === 'true' : values[0]]]
    }),
  )
}

/** Values of the form as filters of an address; empty values are left out. */
export function filtersOf(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const text = [values[name] ?? []].flat().map(String).filter(Boolean).join('|')
      return text ? [[name, text]] : []
    }),
  )
}
