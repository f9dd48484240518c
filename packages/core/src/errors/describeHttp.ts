import { type Label, labelText } from '@ebkit/rules/fields'
import { createTranslator, type LocaleTexts } from '../locale/translator'
import type { ServiceError } from './ServiceError'
import { errorStrings, httpStrings } from './strings'

const kinds = {
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  412: 'conflict',
  413: 'tooLarge',
  429: 'busy',
  503: 'busy',
  507: 'full',
} as const

/**
 * The text of an HTTP error status for users: `ERROR : {status}` in the specification's words, advice, and the
 * request id to search for in the log. If the gateway explains a refusal, its text is used instead.
 * @spec W-REQ-4
 */
export function describeHttp(
  { status, params, data }: ServiceError,
  locale: string,
  overrides?: LocaleTexts,
): string {
  const { text: reason } = Object(data) as { text?: Label }
  if (status === 422 && typeof reason?.zh === 'string') return labelText(reason, locale)
  const error = createTranslator(errorStrings, locale, overrides)('http', params)
  const translate = createTranslator(httpStrings, locale, overrides)
  const kind = kinds[status as keyof typeof kinds] ?? (status >= 500 ? 'failed' : 'rejected')
  const text = translate(kind, { error })
  const { requestId } = params
  return requestId ? translate('request', { text, requestId }) : text
}
