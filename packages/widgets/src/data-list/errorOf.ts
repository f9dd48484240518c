import { isServiceError } from '@ebkit/core/errors'
import type { WidgetError } from '../environment'

/** The reported form of an error. */
export const errorOf = (cause: unknown, describe: (error: unknown) => string): WidgetError => ({
  code: isServiceError(cause) ? cause.code : 'unknown',
  message: describe(cause),
  cause,
})
