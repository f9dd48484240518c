import type { ResourceOptions, Values } from '@ebkit/core/form'
import { type Label, labelText as labelIn, type Option } from '@ebkit/rules/fields'

/** Returns options for a search; an empty search returns the first ones. */
export type FindOptions = (
  search: string,
  context: { values: Values; signal: AbortSignal },
) => PromiseLike<readonly Option[]> | readonly Option[]

/** The source of a field's options. */
export type OptionSource = FindOptions | ResourceOptions

/** The languages of field texts. */
export const languageOf = (locale: string) => (locale.startsWith('zh') ? 'zh' : 'en')

/** A label in the language of a locale. */
export const labelText = (label: Label | undefined, locale: string): string =>
  labelIn(label, languageOf(locale))
