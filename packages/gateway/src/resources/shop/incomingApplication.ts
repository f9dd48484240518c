import { isDeepStrictEqual } from 'node:util'
import { incomingApplication as resource } from '@ebkit/domain'
import { fieldsOf, parseCondition } from '@ebkit/rules/conditions'
import type { Field } from '@ebkit/rules/fields'
import { defineBehaviour } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { reasons } from './strings'

type Application = RowOf<typeof resource>
type FieldName = (typeof resource.fields)[number]['name']

const fields: readonly Field[] = resource.fields
const entered = fields.filter(({ readOnly }) => !readOnly)

/** Whether a refusal names a field: as programs do, or as people read it. */
const isNamed = (named: readonly string[], { name, label }: Field) =>
  [name, label.zh, label.en].some((each) => each !== undefined && named.includes(each))

/** The fields that a refusal names, and those that are shown because of them. It opens all if it names none. */
function openFields(named: readonly string[]): readonly Field[] {
  const open = entered.filter((field) => isNamed(named, field))
  if (!open.length) return entered
  const decides = new Set(open.map(({ name }) => name))
  const follows = ({ showIf }: Field) =>
    showIf !== undefined && fieldsOf(parseCondition(showIf)).some((name) => decides.has(name))
  return entered.filter((field) => open.includes(field) || follows(field))
}

/** Problems of fields that were changed although the refusal leaves them closed. */
function closedChanges(row: Application, before: Application) {
  if (before.status !== 'REJECTED') return []
  const open = openFields(before.rejectFields ?? [])
  const isChanged = (name: FieldName) => !isDeepStrictEqual(row[name], before[name])
  return entered
    .filter((field) => !open.includes(field) && isChanged(field.name as FieldName))
    .map(({ name }) => explained(name, reasons.notRejected))
}

/** Applications for payment channels: after a refusal, only what it names is corrected. */
export const incomingApplication = defineBehaviour(resource)({
  saved: async ({ row, input: { before } }) => {
    if (before) refuseAt(closedChanges(row, before))
    return undefined
  },
})
