import { actionsOf, type Page, type PageAction, type Panel, type Resource } from '@ebkit/domain'
import type { Declared } from './declaredPart'

type MayView = (resource: string) => boolean

const shownAs = (label: string, isAllowed: boolean): Declared => ({
  ...{ place: 'parts', label, isAllowed },
  isInLedger: false,
})

/** What a page shows by its title: lists of other rows, panels, figures. */
export function titledParts(page: Page, mayView: MayView): readonly Declared[] {
  switch (page.kind) {
    case 'detail':
    case 'settings':
      return listsOf(page.related, mayView)
    case 'import':
    case 'list':
      return listsOf(page.subLists, mayView)
    case 'dashboard':
      return page.panels.flatMap((panel) => panelOf(panel, mayView))
    case 'report':
      return page.metrics.map(({ label }) => shownAs(label.zh, mayView(page.source)))
    default:
      return []
  }
}

const listsOf = (
  lists: readonly { readonly resource: string; readonly title: { readonly zh: string } }[] = [],
  mayView: MayView,
) => lists.map(({ resource, title }) => shownAs(title.zh, mayView(resource)))

/** A panel without rows of its own is as the user has arranged it. */
function panelOf({ title, source, parts, items }: Panel, mayView: MayView): readonly Declared[] {
  const sources = [source, ...[...(parts ?? []), ...(items ?? [])].map((part) => part.source)].filter(
    (name) => name !== undefined,
  )
  return sources.length > 0 ? [shownAs(title.zh, sources.some(mayView))] : []
}

/** The actions in the head of a page of one row, each with what the row must meet. */
export function headActions(
  page: Page,
  resource: Resource,
  declaredAction: (action: PageAction) => Declared | undefined,
): readonly Declared[] {
  if (page.kind !== 'form' && page.kind !== 'settings' && page.kind !== 'detail') return []
  return (page.actions ?? []).flatMap((action) => {
    const declared = declaredAction(action)
    if (!declared) return []
    const when = typeof action === 'object' ? action.showIf : stateFor(resource, action)
    return { ...declared, ...(when && { when }) }
  })
}

function stateFor(resource: Resource, name: string): string | undefined {
  const { from } = actionsOf(resource).find((action) => action.name === name) ?? {}
  return from && resource.states ? `${resource.states.field}=${from.join('|')}` : undefined
}
