import { createTranslator, type LocaleTexts } from '../locale/translator'
import { describeHttp } from './describeHttp'
import { isChunkLoadError } from './isChunkLoadError'
import { isServiceError } from './ServiceError'
import { errorStrings } from './strings'

/**
 * The text of an error for users. A refusal is shown in the server's words if it has any (W-REQ-6), everything else
 * in the given language.
 * @example
 * ```ts
 * import { describeError, ServiceError } from '@ebkit/core/errors'
 *
 * const lost = new ServiceError('getUserFeedback', 'offline')
 * describeError(lost, 'en') // 'Offline. Try again later'
 * const refused = new ServiceError('signIn', 'refused', { serverMessage: '账号已停用' })
 * describeError(refused, 'en') // '账号已停用'
 * ```
 */
export function describeError(error: unknown, locale: string, overrides?: LocaleTexts): string {
  const translate = createTranslator(errorStrings, locale, overrides)
  if (isChunkLoadError(error)) return translate('chunk-failed')
  if (!isServiceError(error)) return translate('unknown')
  if (error.code === 'refused' && error.serverMessage) return error.serverMessage
  if (error.code === 'http') return describeHttp(error, locale, overrides)
  return translate(error.code, error.params)
}
