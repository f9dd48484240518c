import { today } from '@ebkit/rules/dates'
import { isEmptyValue, isFieldShown } from '@ebkit/rules/fields'
import { type FormContext, keyNameOf, modeOf } from './FormContext'
import { isOwn } from './initialValues'
import type { Values } from './values'

/**
 * The values to send. A field that is not shown is sent as loaded; a secret that was not entered is not sent. A
 * resource of the gateway gets its own fields, with key and version, and for a new record the page's initial values;
 * other targets get everything that was loaded.
 * @spec W-FORM-8
 */
export function modelOf(context: FormContext, values: Values, base: Values): Values {
  const options = context.options()
  const isEdit = modeOf(context) === 'edit'
  const isResource = options.resource && !options.saveTo
  const names = Object.keys((isResource ? !isEdit && options.value : values) || {})
  const model: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, values[name]]))
  for (const field of options.fields ?? []) {
    const { name, writeOnly } = field
    const value = isFieldShown(field, values, { today: today() }) ? values[name] : base[name]
    if (!isOwn(field) || (isEdit && writeOnly && isEmptyValue(value))) delete model[name]
    else model[name] = value
  }
  for (const name of isEdit ? [keyNameOf(options), 'version'] : []) model[name] = values[name]
  return model
}
