import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { PathPermission } from '@ebkit/core/services/menus'
import { developerRoute } from '../developer/developerRoute'
import { embeddedRoute } from '../frame/embeddedRoute'
import type { OpenPage } from './OpenPage'
import type { OpenPagesModel } from './openPages'

/** What is asked before a page shows. */
export interface PageQuestion {
  /** Whether the user may open its path. Asked anew each time. */
  readonly check: Promise<PathPermission>
  /** Asked once for a user. */
  readonly definition: Promise<ConsolePage>
}

/** What a question is about. */
export type AskedPage = Pick<OpenPage, 'path' | 'route'>

/** Asks about pages. */
export interface PageQuestions {
  /** Asks as soon as the address leads to another page, before anything of it is drawn. Returns what ends that. */
  follow(model: Pick<OpenPagesModel, '$pages'>): () => void
  /** What was asked about a page that is drawn now, or is asked now. */
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
    // Failures reach whatever draws the page.
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

/** Pages of partners and of developers have none, nor has what the menu embeds. */
const hasDefinition = ({ route }: AskedPage) =>
  !route.partner && route !== developerRoute && route !== embeddedRoute
