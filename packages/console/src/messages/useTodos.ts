import { type ConsolePage, createConsolePageService } from '@ebkit/core/services/consolePages'
import type { PanelItem } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { useCounts } from '../dashboard/useCounts'
import type { PageProps } from '../pages/PageProps'
import type { MessageEntry } from './messageEntries'
import { useSeesPage } from './useSeesPage'

const home = '/dashboard'
const nothing: { items: readonly PanelItem[]; resources: ConsolePage['resources'] } = {
  items: [],
  resources: {},
}

/** The to-dos as the home page counts them, without those whose number is 0. */
export function useTodos(): readonly MessageEntry[] {
  const { http, session, locale } = useEnvironment()
  const isSeen = useSeesPage(home)
  const [{ items, resources }, setKnown] = useState(nothing)
  useEffect(() => {
    if (!isSeen) return
    createConsolePageService(http, session.resources)
      .read(home)
      .then(
        ({ page, resources }) => setKnown({ items: todosOf(page), resources }),
        () => undefined, // the home page shows the reason
      )
  }, [http, session, isSeen])
  const { counts } = useCounts(items, resources)
  return items.flatMap(({ label, to }, index) => {
    const count = counts[index]
    return typeof count === 'number' && count > 0
      ? [{ id: `todo-${to}`, kind: 'todo' as const, title: labelText(label, locale), count, to }]
      : []
  })
}

function todosOf(page: ConsolePage['page']): readonly PanelItem[] {
  const { panels = [] } = page as unknown as Partial<PageProps<'dashboard'>['page']>
  return panels.flatMap(({ type, items = [] }) => (type === 'todo' ? items : []))
}
