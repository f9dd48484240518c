import { isServiceError } from '@ebkit/core/errors'
import { languageOf } from '@ebkit/rules/fields'
import { type Problem, problemText } from '@ebkit/rules/validation'
import { useDescribeError, usePlace } from '@ebkit/widgets/environment'

/** Returns a function that explains why a preview failed: the problem of the first invalid field, or the error. */
export function useDescribeRefusal(): (error: unknown) => string {
  const { locale } = usePlace()
  const describe = useDescribeError()
  return (error) => {
    const { status, data } = isServiceError(error, 'http') ? error : { status: 0, data: undefined }
    const [problem] = (status === 422 && (Object(data).problems as readonly Problem[] | undefined)) || []
    return problem ? problemText(problem, languageOf(locale)) : describe(error)
  }
}
