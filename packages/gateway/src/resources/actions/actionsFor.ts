import { type Action, actionsOf, permissionCode, type Resource } from '@ebkit/domain'
import type { OfferedAction } from '@ebkit/protocol/calls/resourceDefinition'
import { holdsPermission } from '@ebkit/rules/permissions'
import { behaviourOf } from '../../behaviour/behaviourOf'
import { isPending } from './isPending'

function offered({ name, label, from, possible, tone, confirm, input }: Action): OfferedAction {
  return {
    name,
    label,
    ...(from && { from }),
    ...(possible && { possible: possible.map(({ code: _, ...rule }) => rule) }),
    ...(tone && { tone }),
    ...(confirm && { confirm }),
    ...(input && { input }),
  }
}

/** The implemented actions of a resource that a user with these permissions may run. */
export const actionsFor = (resource: Resource, permissions: readonly string[]): OfferedAction[] =>
  actionsOf(resource)
    .filter(({ name }) => holdsPermission(permissions, permissionCode(resource, name)))
    .filter((action) => !isPending(action, behaviourOf(resource)))
    .map(offered)
