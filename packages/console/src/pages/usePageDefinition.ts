import type { ConsolePage } from '@ebkit/core/services/consolePages'
import { createConsolePageService } from '@ebkit/core/services/consolePages'
import type { PathPermission } from '@ebkit/core/services/menus'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useContext, useEffect, useState } from 'react'
import type { OpenPage } from './OpenPage'
import { PageQuestionsContext } from './PageQuestionsContext'

interface Known {
  /** Only users who may open the page get it. */
  readonly definition?: ConsolePage
  /** The path's permission is known: until then the page is invisible. */
  readonly isChecked?: boolean
  /** The permissions that the user lacks to open it. */
  readonly missing?: readonly string[]
  /** Why it could not be loaded. */
  readonly error?: unknown
}

/** What is known about a page. */
export interface PageDefinition extends Known {
  retry(): void
}

const nothing: Known = {}

/** The check has the reason why a page is refused. If the check failed, the definition decides. */
function stateOf(
  check: PromiseSettledResult<PathPermission>,
  page: PromiseSettledResult<ConsolePage>,
): Known {
  if (check.status === 'fulfilled' && !check.value.allowed) return { missing: check.value.missing }
  return page.status === 'fulfilled' ? { definition: page.value, isChecked: true } : { error: page.reason }
}

/**
 * The definition of a page, and whether the user may open its path; both are requested in parallel.
 *
 * @spec W-AUTH-11
 */
export function usePageDefinition({ path, route }: OpenPage): PageDefinition {
  const { http, session } = useEnvironment()
  const questions = useContext(PageQuestionsContext)
  const [state, setState] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isWanted = true
    const know = (now: Known) => {
      if (isWanted) setState(now)
    }
    know(nothing)
    const { check, definition } = questions.take({ path, route })
    definition.then(
      (page) => know({ definition: page }),
      () => undefined, // reported with the check
    )
    Promise.allSettled([check, definition]).then(([allowed, page]) => {
      const now = stateOf(allowed, page)
      // A right was revoked: definitions that were read with it are no longer valid.
      if (now.missing) createConsolePageService(http, session.resources).forget()
      know(now)
    })
    return () => {
      isWanted = false
    }
  }, [http, session, questions, path, route, attempt])
  return { ...state, retry: () => setAttempt(attempt + 1) }
}
