import { type ConsolePage, createConsolePageService } from '@ebkit/core/services/consolePages'
import { createMenuService, type PathPermission } from '@ebkit/core/services/menus'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import type { OpenPage } from './OpenPage'

/** What is known of a page. */
export interface PageDefinition {
  readonly definition?: ConsolePage
  /** The permissions that the user lacks to open it. */
  readonly missing?: readonly string[]
  /** Why it could not be loaded. */
  readonly error?: unknown
  retry(): void
}

/** The check says why a page is refused. If it could not be made, the definition decides. */
function stateOf(
  check: PromiseSettledResult<PathPermission>,
  page: PromiseSettledResult<ConsolePage>,
): Omit<PageDefinition, 'retry'> {
  if (check.status === 'fulfilled' && !check.value.allowed) return { missing: check.value.missing }
  return page.status === 'fulfilled' ? { definition: page.value } : { error: page.reason }
}

/**
 * Loads the definition of a page, and asks whether the user may open its path, at the same time.
 *
 * @param isAllowed false while nobody is signed in: then nothing is asked
 * @spec W-AUTH-11
 */
export function usePageDefinition({ path, route }: OpenPage, isAllowed: boolean): PageDefinition {
  const { http, session } = useEnvironment()
  const [state, setState] = useState<Omit<PageDefinition, 'retry'>>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!isAllowed) return
    let isWanted = true
    setState({})
    const check = createMenuService(http).check(path)
    const definition = createConsolePageService(http, session.resources).read(route.path)
    Promise.allSettled([check, definition]).then(([allowed, page]) => {
      if (isWanted) setState(stateOf(allowed, page))
    })
    return () => {
      isWanted = false
    }
  }, [http, session, path, route.path, isAllowed, attempt])
  return { ...state, retry: () => setAttempt(attempt + 1) }
}
