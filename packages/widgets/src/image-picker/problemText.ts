import { useStrings } from '../environment'
import { strings as uploaderStrings } from '../uploads/strings'
import { typesText } from '../uploads/typesText'
import { anyPicture, type ImageProblem, type ImageRules, sizeParams } from './checkImages'
import { strings } from './strings'

/** The problem of an image, in the user's language. @spec W-IPK-4 W-IPK-5 */
export function useProblemText(): (problem: ImageProblem, rules: ImageRules) => string {
  const text = useStrings(strings)
  const typeNames = useStrings(uploaderStrings)
  return (problem, rules) => {
    const types = typesText(rules.accept || anyPicture, typeNames)
    const limits = problem === 'too-many' ? { limit: rules.max ?? 1 } : sizeParams(rules)
    return text(problem, { types, ...limits })
  }
}
