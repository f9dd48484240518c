import { type Problem, problemText } from '@ebkit/rules/validation'
import { createChecking } from './checking'
import type { Desk } from './Desk'
import { createDrafting } from './drafting'
import { followSession, guardChanges } from './following'
import { isRepeatable } from './requesting'
import { createSaving } from './saving'

/** What a problem says; the server's own words where its code has none here. */
function wordsOf(problem: Problem, language: 'zh' | 'en'): string {
  const words = problemText(problem, language)
  const own = problem.params?.message
  return own && words === problemText({ code: 'other' }, language) ? `${own}` : words
}

/** What a form does with what is in it: checks, saves, keeps. */
export function createWork(desk: Desk, load: () => Promise<void>) {
  const checking = createChecking(desk)
  const drafting = createDrafting(desk)
  const saving = createSaving(desk, checking, drafting)
  return {
    checking,
    drafting,
    saving,
    problemText: wordsOf,
    isRepeatable: () => isRepeatable(desk),
    /** Listens to the page and to who is signed in; gives the end of it. */
    follow() {
      const ends = [followSession(desk, drafting, load), guardChanges(desk, drafting)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
