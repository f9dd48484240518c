import { type Field, valueAt } from '@ebkit/rules/fields'
import { type FormContext, modeOf } from './FormContext'

/** The field at a path, also within groups and lists: `signers.0.phone`. */
function fieldAt(fields: readonly Field[], names: readonly string[]): Field | undefined {
  const field = fields.find(({ name }) => name === names[0])
  const inner = names.slice(field?.type === 'list' ? 2 : 1)
  return inner.length ? fieldAt(field?.fields ?? [], inner) : field
}

/** The values of a field in all records of a list, which users can move and remove. */
const everyValueAt = (values: unknown, names: readonly string[]): readonly unknown[] =>
  names.reduce<readonly unknown[]>(
    (found, name) => found.flatMap((each) => (Array.isArray(each) ? each : [valueAt(each, name)])),
    [values],
  )

/** An unchanged mask stands for the stored value, which saving keeps. */
export function isKeptMask(context: FormContext, path: string): boolean {
  const names = path.split('.')
  if (modeOf(context) !== 'edit' || !fieldAt(context.options().fields ?? [], names)?.mask) return false
  const { base, values } = context.$state.get()
  const value = valueAt(values, path)
  return typeof value === 'string' && value.includes('*') && everyValueAt(base, names).includes(value)
}
