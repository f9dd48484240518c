import type { Resource } from '@ebkit/domain'
import type { Label } from '@ebkit/rules/fields'

/** The name of audit entries about revealed values. It is the name of a right, so no action has it. */
export const revealName = 'reveal'

/** The name of audit entries about rows found by the whole value of a masked field. No action has it. */
export const lookUpName = 'lookUp'

/** The label of an entry about a row that was found by such a value. @param field name of the masked field */
export function lookUpLabel({ fields }: Pick<Resource, 'fields'>, field: unknown): Label {
  const { zh = '', en = zh } = fields.find(({ name }) => name === field)?.label ?? {}
  return { zh: `按完整${zh}查询`, en: `Found by the whole value: ${en}` }
}

/** The label of an entry about a revealed value. @param field name of the field that was revealed */
export function revealLabel({ fields }: Pick<Resource, 'fields'>, field: unknown): Label {
  const { zh = '', en = zh } = fields.find(({ name }) => name === field)?.label ?? {}
  return { zh: `查看完整${zh}`, en: `Saw in full: ${en}` }
}
