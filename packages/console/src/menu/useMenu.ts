import { createMenuService, type MenuNode } from '@ebkit/core/services/menus'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { useDeveloperMenu } from '../developer/useDeveloperMenu'
import { $partnerApplications } from '../partners/partnerApplications'
import { partnerMenu } from '../partners/partnerMenu'
import type { MenuApplication } from './Menu'
import { readMenu } from './readMenu'

/** The menu, as far as it is loaded. */
export interface MenuState {
  readonly menu: readonly MenuApplication[]
  readonly status: 'loading' | 'ready' | 'failed'
  readonly error?: unknown
  retry(): void
}

/** The menu of the signed-in user. @param userId undefined: nobody is signed in, so there is no menu */
export function useMenu(userId: string | undefined): MenuState {
  const { http, locale } = useEnvironment()
  const [nodes, setNodes] = useState<readonly MenuNode[]>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let isWanted = true
    setError(undefined)
    if (!userId) return setNodes([])
    createMenuService(http)
      .menu()
      .then(
        (answer) => isWanted && setNodes(answer),
        (cause) => isWanted && setError(cause),
      )
    return () => {
      isWanted = false
    }
  }, [http, userId, attempt])
  const partners = useStore($partnerApplications)
  const developers = useDeveloperMenu()
  const menu = useMemo(
    () => [...readMenu(nodes ?? [], locale), ...partnerMenu(partners, locale), ...developers],
    [nodes, partners, locale, developers],
  )
  return {
    menu,
    status: nodes ? 'ready' : error === undefined ? 'loading' : 'failed',
    error,
    retry: () => setAttempt(attempt + 1),
  }
}
