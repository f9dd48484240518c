import type { ListRow } from '@ebkit/core/list'
import { Menu } from '@ebkit/ui/menu'
import { useStrings } from '../../environment'
import { actionsFor, mostWords } from '../actionsFor'
import type { ListAction } from '../props'
import { textInLocale } from '../textInLocale'
import { aroundStrings } from './strings'

interface RowMenuProps {
  /** The button that it belongs to. */
  button: HTMLElement
  row: ListRow
  actions: readonly ListAction[]
  onAction: (action: ListAction, row: ListRow) => void
  onClose: () => void
  locale: string
}

/** What can be done with a row beside what stands in it; in a card all of it. */
export function RowMenu({ button, row, actions, onAction, onClose, locale }: RowMenuProps) {
  const text = useStrings(aroundStrings)
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
