import { findResource, type Imports, isAllowed, type ServedResource, type Verb } from '@ebkit/domain'
import type { DescribedResource } from '@ebkit/protocol/calls/resourceDefinition'
import type { Field } from '@ebkit/rules/fields'
import { actionsFor } from './actions/actionsFor'
import { bindingOf } from './bindings'
import { countedCodes, type HeldCodes, writingRights } from './writingRights'

const rights = ['view', ...writingRights, 'export', 'reveal'] as const

const verbOf = (right: (typeof rights)[number]): Verb =>
  right === 'view' || right === 'reveal' ? 'detail' : right

/** The rights that a user can use: those of the user's roles that a page offers. */
const rightsOn = (resource: ServedResource, codes: HeldCodes) =>
  rights.filter(
    (right) =>
      resource.verbs.includes(verbOf(right)) &&
      (right !== 'reveal' || resource.fields.some((field) => field.unmasksOnRequest)) &&
      isAllowed(countedCodes(resource, right, codes), resource, right),
  )

/**
 * A resource as described to a user with these permissions, without fields that nothing fills yet.
 *
 * @param brandPermissions those from roles of the brand. Default: all
 */
export function describeResource(
  resource: Omit<ServedResource, 'verbs'>,
  permissions: readonly string[],
  brandPermissions: readonly string[] = permissions,
): DescribedResource {
  const { name, title, key, display, fields, states, deletable, editable, imports } = resource
  const served = findResource(name)
  const bound = served && bindingOf(served).fields
  return {
    name,
    title,
    key: key || (served?.key ?? ''),
    display: display || (served?.display ?? ''),
    fields: fields.filter((field) => bound?.has(field.name)).map(shownField),
    ...(states && { stateField: states.field }),
    ...(deletable && { deletableWhile: deletable.map((rule) => rule.while).join('&') }),
    ...(editable && { editableWhile: editable.map(({ code: _, ...rule }) => rule) }),
    ...(imports && { imports: shownImports(imports) }),
    rights: served ? rightsOn(served, { permissions, brandPermissions }) : [],
    actions: served ? actionsFor(served, permissions) : [],
  }
}

/** Without the columns and presets of files, which matter to the gateway only. */
const shownImports = ({ most, runs, gives }: Imports): Imports => ({
  ...(most !== undefined && { most }),
  ...(runs && { runs }),
  ...(gives && { gives }),
})

function shownField({ computed, fields, ...field }: Field): Field {
  return {
    ...field,
    ...(computed !== undefined && { readOnly: true }),
    ...(fields && { fields: fields.map(shownField) }),
  }
}
