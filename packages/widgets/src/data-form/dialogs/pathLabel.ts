import { type Field, labelText } from '@ebkit/rules/fields'
import type { DataFormText } from '../strings'

/** The displayed path of a value: `指定区域运费第 2 条首费` for `regionRules.1.firstFee`. */
export function pathLabel(
  fields: readonly Field[],
  path: string,
  locale: string,
  text: DataFormText,
): string {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  const label = field ? labelText(field.label, locale) : text('unshown', { name: path })
  const inner = field?.fields
  if (!inner || !rest.length) return label
  if (field.type === 'group') return pathLabel(inner, rest.join('.'), locale, text)
  const [row, ...deeper] = rest
  return text('row', {
    label,
    row: Number(row) + 1,
    inner: deeper.length ? pathLabel(inner, deeper.join('.'), locale, text) : '',
  })
}
