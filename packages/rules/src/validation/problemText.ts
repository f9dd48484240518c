import type { Label } from '../fields/Field'
import { fillText } from '../fields/fillText'
import { labelText } from '../fields/labelText'
import type { Problem } from './Problem'
import { strings } from './strings'

/** The code of a problem that brings its own words: its parameters are they, by language. */
export const explained = 'explained'

/**
 * The message for a problem: `此项必填`, `This field is required`. The code of a partner's own rule needs its own text;
 * without one the message asks to check the field.
 *
 * @param own texts by code that override the built-in ones; `{limit}` and the like are filled in
 * @spec M-VAL-1, M-VAL-2, M-VAL-3, M-VAL-4
 */
export function problemText(
  { code, params = {} }: Problem,
  locale: 'zh' | 'en' = 'zh',
  own: Readonly<Record<string, Label>> = {},
): string {
  // the server has said it in both languages
  if (code === explained) return String(params[locale] ?? params.zh ?? '')
  const texts: Readonly<Record<string, string>> = strings[locale]
  const key = Object.hasOwn(texts, code) ? code : 'other'
  const text = Object.hasOwn(own, code) ? labelText(own[code], locale) : (texts[key] ?? '')
  return fillText(text, params)
}
