import type { Field } from '../fields/Field'
import { isRecord } from '../fields/isRecord'
import type { FieldProblem } from './Problem'

/** A problem for every unknown name in a record, and in the groups and lists within it. */
export function unknownFields(fields: readonly Field[], values: object, prefix = ''): FieldProblem[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = prefix + name
    const field = fields.find((one) => one.name === name)
    if (!field) return [{ path, code: 'unknownField', params: { name } }]
    if (!field.fields) return []
    if (field.type === 'group' && isRecord(value)) return unknownFields(field.fields, value, `${path}.`)
    return (Array.isArray(value) ? value : []).flatMap((row, index) =>
      isRecord(row) ? unknownFields(field.fields ?? [], row, `${path}.${index}.`) : [],
    )
  })
}
