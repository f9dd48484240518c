import { createContext } from 'react'
import type { PageQuestions } from './pageQuestions'

/** The requests of the surrounding console about its pages. */
export const PageQuestionsContext = createContext<PageQuestions>({
  follow: () => () => undefined,
  take() {
    throw new Error('There is no console around the page')
  },
})
