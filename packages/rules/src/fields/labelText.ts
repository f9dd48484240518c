import type { Label } from './Field'

/** A label in a language; falls back to Chinese. Empty without a label. */
export function labelText(label: Label | undefined, locale: 'zh' | 'en' = 'zh'): string {
  return (label && (label[locale] || label.zh)) ?? ''
}
