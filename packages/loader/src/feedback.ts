import { append } from './append'
import { NativePromise } from './nativePromise'

/** What eb-feedback finds on itself: the answers for OK and for cancel, what was asked, and how to answer. */
export type Asked = [answers: unknown[], given: unknown, answer: (answer: unknown) => void]

/**
 * The function that passes a request on to an eb-feedback of its own, whose code comes with the first one and which takes
 * itself out of the page when it was answered. What was asked says by its answers what it is: a modal, a question, or,
 * without answers, a toast. Where that code stays away the browser itself asks: no question is lost, none stays without
 * an answer, and nothing rejects.
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
