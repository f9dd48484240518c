import { isServiceError } from '@ebkit/core/errors'
import { languageOf } from '@ebkit/rules/fields'
import { type Problem, problemText } from '@ebkit/rules/validation'
import { useDescribeError, usePlace } from '@ebkit/widgets/environment'

/** The function that says why a form could not be looked at: what is wrong with its first unfit field, or what failed. */
export function useDescribeRefusal(): (error: unknown) => string {
  const { locale } = usePlace()
  const describe = useDescribeError()
  return (error) => {
    const { status, data } = isServiceError(error, 'http') ? error : { status: 0, data: undefined }
    const [problem] = (status === 422 && (Object(data).problems as readonly Problem[] | undefined)) || []
    return problem ? problemText(problem, languageOf(locale)) : describe(error)
  }
}
