import type { Resource } from '@ebkit/domain'
import type { Label } from '@ebkit/rules/fields'

/** The name of audit entries about revealed values. It is the name of a right, so no action has it. */
export const revealName = 'reveal'

/** The label of such an entry. @param field name of the field that was revealed */
export function revealLabel({ fields }: Pick<Resource, 'fields'>, field: unknown): Label {
  const { zh = '', en = zh } = fields.find(({ name }) => name === field)?.label ?? {}
  return { zh: `查看完整${zh}`, en: `Saw in full: ${en}` }
}
