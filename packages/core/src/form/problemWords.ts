import { type Problem, problemText } from '@ebkit/rules/validation'

/** Text of a problem; the server's own message where its code has no text here. */
export function problemWords(problem: Problem, language: 'zh' | 'en'): string {
  const text = problemText(problem, language)
  const message = problem.params?.message
  return message && text === problemText({ code: 'other' }, language) ? `${message}` : text
}
