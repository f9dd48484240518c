import { type Field, isEmptyValue, isFieldShown, today } from '@ebkit/rules'
import { type Desk, keyNameOf, modeOf } from './Desk'
import type { Values } from './values'

/** What the gateway keeps about every row; a copy has its own. */
const kept = ['version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']

const isOwn = ({ readOnly, computed }: Field) => !readOnly && !computed

/** Values of a new record. */
export function newValues(fields: readonly Field[], given: Values = {}): Values {
  const defaults = fields.filter((field) => field.default !== undefined && isOwn(field))
  return { ...Object.fromEntries(defaults.map((field) => [field.name, field.default])), ...given }
}

/** Values of a record that begins as another one's copy: what a person can change, and nothing else. */
export function copiedValues(fields: readonly Field[], row: Values, keyName: string): Values {
  const left = new Set([...kept, keyName, ...fields.filter((field) => !isOwn(field)).map(({ name }) => name)])
  const own = Object.entries(row).filter(([name]) => !left.has(name))
  return newValues(fields, Object.fromEntries(own))
}

/**
 * What is sent. A field that is not shown goes as it was loaded, a secret that nobody wrote not at all. A resource of
 * the gateway gets its own fields, with key and version; other places get everything that was loaded too.
 *
 * @spec W-FORM-8
 */
export function modelOf(desk: Desk, values: Values, base: Values): Values {
  const options = desk.options()
  const isEdit = modeOf(desk) === 'edit'
  const model: Record<string, unknown> = options.resource && !options.saveTo ? {} : { ...values }
  for (const field of options.fields ?? []) {
    const { name, writeOnly } = field
    const value = isFieldShown(field, values, { today: today() }) ? values[name] : base[name]
    if (!isOwn(field) || (isEdit && writeOnly && isEmptyValue(value))) delete model[name]
    else model[name] = value
  }
  for (const name of isEdit ? [keyNameOf(options), 'version'] : []) model[name] = values[name]
  return model
}
