import { sizeLimit } from '@ebkit/rules/files'
import type { Text } from '../strings'
import type { ImageProblem } from './createImageInsertions'

/** @spec W-EDI-2 W-EDI-5 W-EDI-6 */
export function problemText(problem: ImageProblem, text: Text, describe: (error: unknown) => string): string {
  if (problem.code === 'wrong-type') return text('wrongType')
  if (problem.code === 'upload-failed') return text('uploadFailed')
  if (problem.code === 'upload-error') return text('uploadError', { message: describe(problem.cause) })
  const { limit, unit } = sizeLimit(problem.limit)
  return text('tooLarge', { limit, unit: unit === 'M' ? 'MB' : unit })
}
