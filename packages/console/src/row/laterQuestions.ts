import { laterPart } from '@ebkit/widgets/later'

/** Questions before actions and deletions, and what became of the rows, come with the first of them. */
export const [useQuestions, fetchQuestions] = laterPart(() => import('./questions'))
