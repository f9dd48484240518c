import { fillText } from '@ebkit/rules/fields'

/** Texts of one group in one language, by key. */
export type Texts = Record<string, string>
/** Texts by language and group: the value of `EB.configure({ strings })`, which changes texts or adds a language. */
export type LocaleTexts = Record<string, Record<string, Texts>>

/** The texts of one widget or part, in zh and en. */
export interface Strings<Key extends string> {
  /** The name under which pages can override them: the widget's tag without `eb-`, or `errors`. */
  readonly group: string
  readonly texts: { readonly zh: Record<Key, string>; readonly en: Record<Key, string> }
}

/**
 * Returns the text of a key in the current language; `params` replace its `{name}`s, and choose from
 * `{name|one|other}`.
 */
export type Translator<Key extends string> = (key: Key, params?: Record<string, unknown>) => string

/** Declares the texts of one widget. `{name}` in a text is a parameter. */
// @__NO_SIDE_EFFECTS__
export function defineStrings<Key extends string>(group: string, texts: Strings<Key>['texts']): Strings<Key> {
  return { group, texts }
}

/**
 * Creates the function that returns texts in one language. A text that is missing in the language falls back to en,
 * then zh; a page's own text takes precedence.
 * @param locale one that `matchLocale` gave
 * @example
 * ```ts
 * import { createTranslator, defineStrings, matchLocale } from '@ebkit/core/locale'
 *
 * const strings = defineStrings('room', {
 *   zh: { nights: '{count} 晚' },
 *   en: { nights: '{count} {count|night|nights}' },
 * })
 * const translate = createTranslator(strings, matchLocale('en-GB'))
 * translate('nights', { count: 2 }) // '2 nights'
 * ```
 */
export function createTranslator<Key extends string>(
  { group, texts }: Strings<Key>,
  locale: string,
  overrides: LocaleTexts = {},
): Translator<Key> {
  const builtIn: Record<string, Record<Key, string>> = texts
  const find = (language: string, key: Key) =>
    own(own(own(overrides, language), group), key) ?? own(own(builtIn, language), key)
  return (key, params = {}) => {
    const text = find(locale, key) ?? find('en', key) ?? find('zh', key) ?? key
    return fillText(text, params)
  }
}

// Names come from outside, on pages that may have extended Object.prototype.
function own<T>(record: Record<string, T> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}
