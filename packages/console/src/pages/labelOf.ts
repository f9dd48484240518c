import type { Strings } from '@ebkit/core/locale'
import { fillText, type Label } from '@ebkit/rules/fields'

/** A text in both languages, with its parameters filled in: a label for choices and questions. */
export const labelOf = <Key extends string>(
  { texts }: Strings<Key>,
  key: Key,
  params: Readonly<Record<string, unknown>> = {},
): Label => ({ zh: fillText(texts.zh[key], params), en: fillText(texts.en[key], params) })
