import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { PathPermission } from '@ebkit/core/services/menus'
import { developerRoute } from '../developer/developerRoute'
import { embeddedRoute } from '../frame/embeddedRoute'
import type { OpenPage } from './OpenPage'
import type { OpenPagesModel } from './openPages'

/** The requests before a page is shown. */
export interface PageQuestion {
  /** Whether the user may open its path. Requested each time. */
  readonly check: Promise<PathPermission>
  /** Requested once per user. */
  readonly definition: Promise<ConsolePage>
}

/** The page that a question is about. */
export type AskedPage = Pick<OpenPage, 'path' | 'route'>

/** Makes the requests about pages. */
export interface PageQuestions {
  /** Asks as soon as the address leads to another page, before that is rendered. Returns a function that stops it. */
  follow(model: Pick<OpenPagesModel, '$pages'>): () => void
  /** The question about a page that is being rendered; asks it unless that was done ahead. */
  take(page: AskedPage): PageQuestion
}

/** @param mayAskAhead whether somebody is signed in */
export function createPageQuestions(
  ask: (page: AskedPage) => PageQuestion,
  mayAskAhead: () => boolean,
): PageQuestions {
  let begun: { path: string; question: PageQuestion } | undefined
  const askAhead = (page: AskedPage) => {
    const question = ask(page)
    begun = { path: page.path, question }
    // Failures reach the component that renders the page.
    void Promise.allSettled([question.check, question.definition])
  }
  return {
    follow: ({ $pages }) =>
      $pages.listen(({ pages, shown }, before) => {
        const page = pages.find(({ path }) => path === shown)
        const isOpened = page && !before?.pages.some(({ path }) => path === shown)
        if (isOpened && hasDefinition(page) && mayAskAhead()) askAhead(page)
      }),
    take(page) {
      const question = begun?.path === page.path ? begun.question : ask(page)
      begun = undefined
      return question
    },
  }
}

/** Pages of partners, the page for developers and embedded pages have none. */
const hasDefinition = ({ route }: AskedPage) =>
  !route.partner && route !== developerRoute && route !== embeddedRoute
