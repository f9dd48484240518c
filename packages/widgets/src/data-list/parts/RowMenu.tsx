import type { ListRow } from '@ebkit/core/list'
import { Menu } from '@ebkit/ui/menu'
import { useStrings } from '../../environment'
import { actionsFor, mostWords } from '../actionsFor'
import type { ListAction } from '../props'
import { textInLocale } from '../textInLocale'
import { listPartStrings } from './strings'

interface RowMenuProps {
  /** The button that opened it. */
  button: HTMLElement
  row: ListRow
  actions: readonly ListAction[]
  onAction: (action: ListAction, row: ListRow) => void
  onClose: () => void
  locale: string
}

/** The actions of a row that are not shown in it; in a card all of them. */
export function RowMenu({ button, row, actions, onAction, onClose, locale }: RowMenuProps) {
  const text = useStrings(listPartStrings)
  const all = actionsFor(row, actions)
  const own = all.slice(button.closest('.eb-data-grid--cards') ? 0 : mostWords)
  return (
    <Menu
      label={text('more')}
      anchor={button}
      placement="bottom-end"
      items={own.map(({ name, label, tone, refusal }) => ({
        id: name,
        label: textInLocale(label, locale) || name,
        danger: tone === 'danger',
        disabled: refusal?.(row),
      }))}
      onClose={onClose}
      onChoose={(name) => {
        const action = own.find((one) => one.name === name)
        if (action) onAction(action, row)
      }}
    />
  )
}
