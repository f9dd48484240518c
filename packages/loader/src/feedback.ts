import { append } from './append'
import { NativePromise } from './nativePromise'

/**
 * The request that eb-feedback gets as a property: the answers for OK and for cancel, the options, and the function
 * that answers.
 */
export type Asked = [answers: unknown[], given: unknown, answer: (answer: unknown) => void]

/**
 * Makes the function that passes a request to its own eb-feedback element. The first request loads its code; the
 * element removes itself after the answer. The possible answers determine the kind: a modal, a question, or, without
 * answers, a toast. If the code cannot be loaded, the browser itself asks: every request gets an answer, and nothing
 * rejects.
 */
export const ask =
  (...answers: unknown[]) =>
  // biome-ignore lint/suspicious/noExplicitAny: each of the three has its own answers
  (given: unknown): Promise<any> =>
    new NativePromise((answer) => {
      const asked: Asked = [answers, given, answer]
      const element = append('eb-feedback', { asked })
      element.addEventListener('eb-error', () => {
        element.remove()
        const { heading, text = heading ? '' : given } = Object(given)
        answer(answers[+!confirm([heading, text].join('\n'))])
      })
    })
