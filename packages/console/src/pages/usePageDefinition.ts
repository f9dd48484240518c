import { type ConsolePage, createConsolePageService } from '@ebkit/core/services/consolePages'
import { createMenuService } from '@ebkit/core/services/menus'
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
    const pages = createConsolePageService(http, session.resources)
    const definition = pages.read(route.path)
    // The check says why; the definition is refused with it.
    definition.catch(() => {})
    createMenuService(http, session.resources)
      .check(path)
      .then(async ({ allowed, missing }) =>
        allowed ? { definition: await definition } : { missing },
      )
      .catch((error: unknown) => ({ error }))
      .then((next) => isWanted && setState(next))
    return () => {
      isWanted = false
    }
  }, [http, session, path, route.path, isAllowed, attempt])
  return { ...state, retry: () => setAttempt(attempt + 1) }
}
