import { today } from '@ebkit/rules/dates'
import { type Field, isFieldShown } from '@ebkit/rules/fields'
import { timeZone } from './fieldSql'
import { isModel, type Model } from './model'

/**
 * A record without the values of hidden fields, also in groups and lists: they were not checked, so they are not
 * stored.
 *
 * @param around fields of the enclosing record that conditions can use
 */
export function withoutHidden(fields: readonly Field[], record: Model, around: Model = {}): Model {
  const unset = Object.fromEntries(fields.map(({ name }) => [name, undefined]))
  const scope = { ...around, ...unset, ...record }
  const day = { today: today(timeZone) }
  const values = fields.map((field) => [
    field.name,
    isFieldShown(field, scope, day) ? within(field, record[field.name], scope) : null,
  ])
  return { ...record, ...Object.fromEntries(values) }
}

function within({ fields }: Field, value: unknown, scope: Model): unknown {
  if (!fields) return value
  const inner = (item: unknown) => (isModel(item) ? withoutHidden(fields, item, scope) : item)
  return Array.isArray(value) ? value.map(inner) : inner(value)
}
