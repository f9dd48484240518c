import type { Label } from './Field'

/** A label in a language; in Chinese where it has none in that one. Empty where there is no label. */
export function labelText(label: Label | undefined, locale: 'zh' | 'en' = 'zh'): string {
  return (label && (label[locale] || label.zh)) ?? ''
}
