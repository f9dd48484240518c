import { describeError } from '@ebkit/core/errors'
import { usePlace } from './Environment'

/** The function that says what went wrong in the person's language, the page's own texts first. */
export function useDescribeError(): (error: unknown) => string {
  const { locale, strings } = usePlace()
  return (error) => describeError(error, locale, strings)
}
