import type { Resource } from '@ebkit/domain'
import type { Label } from '@ebkit/rules/fields'

/** Under this name the audit trail has that somebody saw a whole value; it is a right's name, so no action has it. */
export const revealName = 'reveal'

/** What people call that. @param field name of the field that was seen */
export function revealLabel({ fields }: Pick<Resource, 'fields'>, field: unknown): Label {
  const { zh = '', en = zh } = fields.find(({ name }) => name === field)?.label ?? {}
  return { zh: `查看完整${zh}`, en: `Saw in full: ${en}` }
}
