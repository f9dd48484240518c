import type { Field } from '@ebkit/rules/fields'
import type { Values } from './values'

/** Fields that the gateway maintains for every row; a copy gets its own. */
const kept = ['version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']

/** Whether users enter it. */
export const isOwn = ({ readOnly, computed }: Field) => !readOnly && !computed

/** Initial values of a new record. */
export function newValues(fields: readonly Field[], given: Values = {}): Values {
  const defaults = fields.filter((field) => field.default !== undefined && isOwn(field))
  return { ...Object.fromEntries(defaults.map((field) => [field.name, field.default])), ...given }
}

/** Values of a copied record: only fields that users can change. */
export function copiedValues(fields: readonly Field[], row: Values, keyName: string): Values {
  const left = new Set([...kept, keyName, ...fields.filter((field) => !isOwn(field)).map(({ name }) => name)])
  const own = Object.entries(row).filter(([name]) => !left.has(name))
  return newValues(fields, Object.fromEntries(own))
}
