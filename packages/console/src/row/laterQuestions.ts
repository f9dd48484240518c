import { laterPart } from '@ebkit/widgets/later'

/** Questions before actions and deletions, and their outcomes: the code is loaded with the first of them. */
export const [useQuestions, fetchQuestions] = laterPart(() => import('./questions'))
