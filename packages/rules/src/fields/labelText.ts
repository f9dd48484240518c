import type { Label } from './Field'
import { languageOf } from './languageOf'

/**
 * A label in the language of a locale; falls back to Chinese where that language is missing. One that is empty in it stays
 * empty: what Chinese counts by its measure word, English just counts. Empty without a label. Default: Chinese.
 */
export function labelText(label: Label | undefined, locale = 'zh'): string {
  return label?.[languageOf(locale)] ?? label?.zh ?? ''
}
