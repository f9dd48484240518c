import type { ActionDefinition, PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { PageAction } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { usePlace } from '@ebkit/widgets/environment'
import type { OpenPage } from '../pages/OpenPage'
import { fillRoute } from '../routes/fillRoute'

export interface RowActionsProps {
  open: OpenPage
  resource: PageResource
  row: Row
  /** What the page offers: names of actions, and links. */
  actions?: readonly PageAction[] | undefined
  onAct(action: ActionDefinition): void
  onGo(address: string): void
}

/** The actions that a row's state allows, and the ways to other pages about it, as buttons. */
export function RowActions({ open, resource, row, actions = [], onAct, onGo }: RowActionsProps) {
  const { locale } = usePlace()
  const state = String(row[resource.stateField ?? ''] ?? '')
  return actions.map((offered) => {
    if (typeof offered === 'object') {
      const address = fillRoute(offered.to, { ...open.parameters, ...row })
      return (
        <Button key={offered.to} onClick={() => onGo(address)}>
          {labelText(offered.label, locale)}
        </Button>
      )
    }
    const action = resource.actions?.find(({ name }) => name === offered)
    if (!action || (action.from && !action.from.includes(state))) return null
    return (
      <Button key={offered} onClick={() => onAct(action)}>
        {labelText(action.label, locale)}
      </Button>
    )
  })
}
