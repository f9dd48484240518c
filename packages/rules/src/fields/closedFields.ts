import { fieldsOf } from '../conditions/fieldsOf'
import { parseCondition } from '../conditions/parseCondition'
import type { Field } from './Field'

/** Whether a field is named: as programs do, or as people read it. */
const isNamed = (named: readonly unknown[], { name, label }: Field) =>
  [name, label.zh, label.en].some((each) => each !== undefined && named.includes(each))

/**
 * The fields that stay as they are while only some of a record are to be corrected: all that are neither named nor
 * shown because of one that is named. None if no field is named.
 *
 * @param fields those of the record
 * @param named names of fields, or their labels in any language; unchecked
 * @example
 * ```ts
 * import { closedFields, type Field } from '@ebkit/rules/fields'
 *
 * const fields: Field[] = [
 *   { name: 'bankName', label: { zh: '开户银行', en: 'Bank' }, type: 'string' },
 *   { name: 'accountNo', label: { zh: '银行账号', en: 'Account number' }, type: 'string' },
 * ]
 * closedFields(fields, ['银行账号']) // ['bankName']
 * ```
 */
export function closedFields(fields: readonly Field[], named: unknown): readonly string[] {
  const entered = fields.filter(({ readOnly }) => !readOnly)
  const open = entered.filter((field) => isNamed(Array.isArray(named) ? named : [], field))
  if (!open.length) return []
  const decides = new Set(open.map(({ name }) => name))
  const follows = ({ showIf }: Field) =>
    showIf !== undefined && fieldsOf(parseCondition(showIf)).some((name) => decides.has(name))
  return entered.filter((field) => !open.includes(field) && !follows(field)).map(({ name }) => name)
}
