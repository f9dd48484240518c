import { type Problem, problemText } from '@ebkit/rules/validation'

/** The text of a problem; if its code has no text here, the server's: `zh` and `en`, or `message` in one language. */
export function problemWords(problem: Problem, language: 'zh' | 'en'): string {
  const text = problemText(problem, language)
  const message = problem.params?.[language] ?? problem.params?.message
  return message && text === problemText({ code: 'other' }, language) ? `${message}` : text
}
