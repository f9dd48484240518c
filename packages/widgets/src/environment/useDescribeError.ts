import { describeError } from '@ebkit/core/errors'
import { usePlace } from './Environment'

/** Returns the function that describes an error in the user's language; the page's own texts take precedence. */
export function useDescribeError(): (error: unknown) => string {
  const { locale, strings } = usePlace()
  return (error) => describeError(error, locale, strings)
}
