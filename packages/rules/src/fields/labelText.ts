import type { Label } from './Field'
import { languageOf } from './languageOf'

/** A label in the language of a locale; falls back to Chinese. Empty without a label. Default: Chinese. */
export function labelText(label: Label | undefined, locale = 'zh'): string {
  return (label && (label[languageOf(locale)] || label.zh)) ?? ''
}
