import { Icon } from '@ebkit/ui/icon'
import { plusIcon } from '@ebkit/ui/icons'
import { useId } from 'react'
import { addRow, canRemove, isFull, removeRow, selectedIndex, undoRemoval } from './actions'
import type { EditorContext } from './useEditorContext'

/** Adds, removes and restores rows; disabled buttons say why. */
export function Tools({ context }: { context: EditorContext }) {
  const { rows, minRows, maxRows, kept, text, said } = context
  const reasonId = useId()
  const reasons = [
    isFull(context) && text('many', { limit: maxRows }),
    rows.length > 0 &&
      (rows.length <= minRows ? text('few', { limit: minRows }) : selectedIndex(context) < 0 && text('hint')),
  ]
  const tool = (part: 'add' | 'remove' | 'undo', isOff: boolean, act: (context: EditorContext) => void) => (
    <button
      type="button"
      className={`eb-list-editor__tool ${part === 'add' ? 'eb-list-editor__add' : ''}`}
      part={part}
      // It can be focused, and says why it is disabled.
      aria-disabled={isOff}
      aria-describedby={isOff ? reasonId : undefined}
      onClick={() => act(context)}
    >
      {part === 'add' && <Icon path={plusIcon} />}
      {text(part)}
    </button>
  )
  return (
    <div className="eb-list-editor__tools">
      {tool('add', isFull(context), addRow)}
      {tool('remove', !canRemove(context), removeRow)}
      {kept.removed.length > 0 && tool('undo', isFull(context), undoRemoval)}
      <span id={reasonId} className="eb-list-editor__reason">
        {reasons.filter(Boolean).join(' · ')}
      </span>
      <span className="eb-visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}
