import { createContext } from 'react'
import type { PageQuestions } from './pageQuestions'

/** What the console around asks about its pages. */
export const PageQuestionsContext = createContext<PageQuestions>({
  follow: () => () => undefined,
  take() {
    throw new Error('There is no console around the page')
  },
})
