import type { ResourceOptions, Values } from '@ebkit/core/form'
import type { Option } from '@ebkit/rules/fields'
import type { PermissionNode } from '../permission-tree'

/**
 * Returns options for a search; an empty search returns the first ones. For a permission field also the nodes of the
 * menu.
 */
export type FindOptions = (
  search: string,
  context: { values: Values; signal: AbortSignal },
) => PromiseLike<readonly (Option | PermissionNode)[]> | readonly (Option | PermissionNode)[]

/** The source of a field's options. */
export type OptionSource = FindOptions | ResourceOptions
