import { describeError } from '@ebkit/core/errors'
import { createTranslator } from '@ebkit/core/locale'
import type { Session } from '@ebkit/core/session'
import type { UploadProblem } from '@ebkit/core/uploads'
import { pendingStrings } from './pendingStrings'
import { strings } from './strings'
import { typesText } from './typesText'

/** Language and texts of the message. */
export interface Speech {
  session: Pick<Session, '$configuration'>
  locale: string
}

/** The problem of a file, as a sentence for the user. @spec W-SUP-8 W-MUP-2 W-MUP-3 W-MUP-4 W-NAM-2 */
export function problemText({ code, params, error }: UploadProblem, { session, locale }: Speech): string {
  const own = session.$configuration.get().strings
  const text = createTranslator(pendingStrings, locale, own)
  if (code === 'wrong-type')
    return text(code, { types: typesText(String(params.types), createTranslator(strings, locale, own)) })
  if (code === 'wrong-content') {
    const extension = String(params.extension).toUpperCase()
    return text(params.found ? 'other-content' : code, { extension, found: params.found })
  }
  const message = params.message ?? (params.status ? `HTTP ${params.status}` : code)
  const reason = error === undefined ? message : describeError(error, locale, own)
  return text(code, { ...params, message, reason })
}
