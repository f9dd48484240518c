import { holdsPermission } from '@ebkit/rules/permissions'
import type { Action, Resource } from './Resource'

/**
 * Rights on the rows of every resource; `edit` includes `view` and `add`, `reveal` shows what is masked. The others are
 * the names of the resource's actions.
 */
export const commonRights = ['view', 'add', 'edit', 'delete', 'import', 'export', 'reveal'] as const

/** What a role may do with the rows of a resource: one of `commonRights`, or the name of an action. */
export type Right = (typeof commonRights)[number]

/** The permission code of a right: `printer:edit`, `ticketProduct:publish`. */
export const permissionCode = <Name extends string>({ name }: Pick<Resource, 'name'>, right: Name) =>
  `${name}:${right}` as const

/** Whether a role's codes allow a right on a resource's rows. */
export const isAllowed = (
  codes: readonly string[],
  resource: Pick<Resource, 'name'>,
  right: string,
): boolean => holdsPermission(codes, permissionCode(resource, right))

/** The actions that operators do on a resource's rows. */
export const actionsOf = ({ states, actions = [] }: Resource): readonly Action[] => [
  ...(states?.actions ?? []),
  ...actions,
]

/** Every right that a role can have on a resource's rows. */
export const rightsOf = (resource: Resource): readonly string[] => [
  ...commonRights,
  ...actionsOf(resource).map(({ name }) => name),
]

/**
 * Rights on files, in all folders: view, upload new ones, change existing ones (names, folders, access, content),
 * delete, and delete folders with their contents (`force`, in addition to `delete`).
 */
export const fileRights = ['view', 'upload', 'change', 'delete', 'force'] as const

export type FileRight = (typeof fileRights)[number]

/** The permission code of a right: `file:upload`. */
export const fileCode = (right: FileRight) => `file:${right}` as const
