import type { ResourceOptions, Values } from '@ebkit/core/form'
import type { Option } from '@ebkit/rules/fields'

/** Gives choices for what somebody searches; the empty text asks for the first ones. */
export type FindOptions = (
  search: string,
  context: { values: Values; signal: AbortSignal },
) => PromiseLike<readonly Option[]> | readonly Option[]

/** Where the choices of a field come from. */
export type OptionSource = FindOptions | ResourceOptions
