import { actionCondition, actionRefusal } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import type { PageAction } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import type { ListAction } from '@ebkit/widgets/data-list'
import type { PageText } from '../pages/pageText'
import { outputOf } from './outputOf'

/** An action with its text in the user's language. */
export interface RowAction extends ListAction {
  label: string
}

/** Standard actions of rows that the console performs itself, with the names of their buttons' texts. */
const standard = { edit: 'edit', copy: 'copy', view: 'view', delete: 'remove' } as const

/** Links are named by their index: `link-2`. */
const linkName = (index: number) => `link-${index}`

/** The link behind the name of an action. */
export function linkOf(actions: readonly PageAction[], name: string): string | undefined {
  const found = actions.find((action, index) => linkName(index) === name && typeof action === 'object')
  return typeof found === 'object' ? found.to : undefined
}

/**
 * The actions of a page as a list shows them. Those that the gateway does not implement yet are left out.
 *
 * @param actions of rows, or of the selection
 */
export function listActions(
  actions: readonly PageAction[],
  resource: PageResource,
  { text, locale }: { text: PageText; locale: string },
): RowAction[] {
  return actions.flatMap((action, index): RowAction[] => {
    if (typeof action === 'object') {
      const { label, showIf } = action
      return [{ name: linkName(index), label: labelText(label, locale), ...(showIf && { when: showIf }) }]
    }
    const key = standard[action as keyof typeof standard]
    if (key) return [{ name: action, label: text(key), ...(action === 'delete' && deleting(resource)) }]
    const own = resource.actions?.find(({ name }) => name === action)
    const output = own ? undefined : outputOf(action, resource)
    if (output) return output.isThere ? [{ name: action, label: text(output.key), when: output.when }] : []
    if (!own) return []
    const { name, label, tone } = own
    const when = actionCondition(own, resource.stateField)
    return [
      {
        ...{ name, label: labelText(label, locale), ...(tone && { tone }), ...(when && { when }) },
        ...(own.possible && { refusal: (row) => actionRefusal(own, row, locale) }),
      } as RowAction,
    ]
  })
}

/** Deletion is offered only for rows that can be deleted. */
const deleting = ({ deletableWhile }: PageResource) => ({
  tone: 'danger' as const,
  ...(deletableWhile && { when: deletableWhile }),
})
