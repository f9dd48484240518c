import type { ResourceOptions, Values } from '@ebkit/core/form'
import type { Option } from '@ebkit/rules/fields'

/** Returns options for a search; an empty search returns the first ones. */
export type FindOptions = (
  search: string,
  context: { values: Values; signal: AbortSignal },
) => PromiseLike<readonly Option[]> | readonly Option[]

/** The source of a field's options. */
export type OptionSource = FindOptions | ResourceOptions
