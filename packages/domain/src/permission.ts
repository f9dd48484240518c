import { holdsPermission } from '@ebkit/rules/permissions'
import type { Resource } from './Resource'

/** What a role may do with the rows of a resource. */
export type Right = 'view' | 'edit' | 'delete' | 'export'

/** The permission code of a right: `printer:edit`. */
export const permissionCode = ({ name }: Pick<Resource, 'name'>, right: Right) => `${name}:${right}` as const

/** Whether a role's codes allow a right on a resource's rows. */
export const isAllowed = (
  codes: readonly string[],
  resource: Pick<Resource, 'name'>,
  right: Right,
): boolean => holdsPermission(codes, permissionCode(resource, right))

/**
 * Rights on files, in all folders: view, upload new ones, change existing ones (names, folders, access, content),
 * delete, and delete folders with their contents (`force`, in addition to `delete`).
 */
export const fileRights = ['view', 'upload', 'change', 'delete', 'force'] as const

export type FileRight = (typeof fileRights)[number]

/** The permission code of a right: `file:upload`. */
export const fileCode = (right: FileRight) => `file:${right}` as const
