import { actionCondition, actionRefusal } from '@ebkit/core/resource-definition'
import type { OfferedAction, PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { PageAction } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { RefusableButton } from '../custom/RefusableButton'
import { outputOf } from '../list/outputOf'
import type { OpenPage } from '../pages/OpenPage'
import { pageStrings } from '../pages/strings'
import { filledAddress } from '../routes/filledAddress'
import { isFitting } from './fittingActions'

export interface RowActionsProps {
  open: OpenPage
  resource: PageResource
  row: Row
  /** The actions that the page offers: names of actions, and links. */
  actions?: readonly PageAction[] | undefined
  /** Whether an action that the row's state allows makes sense for it. Default: it does. */
  fits?: ((action: string, row: Row) => boolean) | undefined
  /** Why no action can run on the row now. Default: its state decides. */
  refusal?: string | undefined
  onAct(action: OfferedAction): void
  /** Prints the row, shows its code, or saves its files. */
  onGive(name: string): void
  onGo(address: string): void
}

/** The actions that a row's state allows, and links to other pages about it, as buttons. */
export function RowActions(props: RowActionsProps) {
  const { open, resource, row, actions = [], fits, refusal, onAct, onGive, onGo } = props
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  return actions.map((offered) => {
    if (typeof offered === 'object') {
      if (!isFitting({ when: offered.showIf }, row)) return null
      const address = filledAddress(offered.to, { ...open.parameters, ...row })
      return (
        <Button key={offered.to} onClick={() => onGo(address)}>
          {labelText(offered.label, locale)}
        </Button>
      )
    }
    const action = resource.actions?.find(({ name }) => name === offered)
    const output = action ? undefined : outputOf(offered, resource)
    if (output?.isThere && offered !== 'link' && output.when(row))
      return (
        <Button key={offered} onClick={() => onGive(offered)}>
          {text(output.key)}
        </Button>
      )
    if (!action || !isFitting({ when: actionCondition(action, resource.stateField) }, row)) return null
    if (fits && !fits(action.name, row)) return null
    return (
      <RefusableButton
        key={offered}
        reason={refusal ?? actionRefusal(action, row, locale)}
        onClick={() => onAct(action)}
      >
        {labelText(action.label, locale)}
      </RefusableButton>
    )
  })
}
