import { MenuButton, type MenuItem } from '@ebkit/ui/menu'
import { useStrings } from '../../environment'
import { listPartStrings } from './strings'
import type { BulkAction } from './useBulkActions'

interface BulkActionsProps {
  actions: readonly BulkAction[]
  onAct: (name: string) => void
}

/** The actions on selected rows; on a phone only the first one. */
export const BulkActionButtons = ({ actions, onAct }: BulkActionsProps) =>
  actions.map(({ name, words, tone, isOff, why }, index) => (
    <button
      key={name}
      type="button"
      className={`eb-button eb-button--default ${index ? 'eb-data-list__wide' : ''} ${tone === 'danger' ? 'eb-data-list__danger' : ''}`}
      // Still focusable while disabled: it has the reason.
      aria-disabled={isOff || undefined}
      title={why}
      onClick={() => onAct(name)}
    >
      {words}
    </button>
  ))

/** The other actions, on a phone. */
export function BulkActionMenu({ actions, onAct }: BulkActionsProps) {
  const text = useStrings(listPartStrings)
  if (actions.length < 2) return null
  return (
    <MenuButton
      className="eb-data-list__phone"
      label={text('more')}
      items={actions.slice(1).map(
        ({ name, words, tone, isOff, why }): MenuItem => ({
          id: name,
          label: words,
          danger: tone === 'danger',
          disabled: isOff && why,
        }),
      )}
      onChoose={onAct}
    />
  )
}
