import type { PageResource } from '@ebkit/core/services/consolePages'
import { useEffect } from 'react'
import type { PageProps } from '../pages/PageProps'
import { withPlace } from '../row/rowPlace'

/** Opens the row whose key another page passed as a parameter, `?platformOrderId=7`, which `id` then replaces. */
export function useOpenedByKey(
  { page, open, onQuery }: PageProps<'list'>,
  resource: PageResource | undefined,
): void {
  const name = page.opensByKey && resource ? resource.key : undefined
  const given = new URLSearchParams(open.query)
  const key = name === undefined || given.has('dialog') ? null : given.get(name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per given key
  useEffect(() => {
    if (!key || name === undefined) return
    given.delete(name)
    onQuery(withPlace(given.size ? `?${given}` : '', { id: key }))
  }, [key])
}
