import { isAllowed, type ServedResource } from '@ebkit/domain'
import type { ResourceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import type { Field } from '@ebkit/rules/fields'

const rights = ['view', 'edit', 'delete', 'export'] as const

/** The definition of a resource for somebody with these permissions. */
export function definitionFor(resource: ServedResource, permissions: readonly string[]): ResourceDefinition {
  const { name, title, key, display, fields, states } = resource
  return {
    name,
    title,
    key,
    display,
    fields: fields.map(shownField),
    ...(states && { stateField: states.field }),
    rights: rights.filter((right) => isAllowed(permissions, resource, right)),
  }
}

function shownField({ computed, fields, ...field }: Field): Field {
  return {
    ...field,
    ...(computed !== undefined && { readOnly: true }),
    ...(fields && { fields: fields.map(shownField) }),
  }
}
