import type { FileManagerDriver, Notice } from '@ebkit/core/file-manager'
import { useMemo } from 'react'
import { useDescribeError, useStrings } from '../../environment'
import { type BarMessage, MessageBar } from '../../files/tools/MessageBar'
import { useStore } from '../../store/useStore'
import { isReminder } from './isReminder'
import { noticeText } from './noticeText'
import { type ActionText, strings } from './strings'

const tones = { success: 'success', error: 'danger' } as const

/**
 * The results of actions, in a bar for three seconds. Reminders with their own dialog (Reminder.tsx) are not shown here.
 *
 * @spec W-EXP-40 W-FMA-9 W-FMA-10 W-FMA-19
 */
export function Messages({ model }: { model: FileManagerDriver }) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  const notice = useStore(model.$message)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new notice is a new message
  const message = useMemo(
    () =>
      notice &&
      !isReminder(model, notice) &&
      barMessage(model, notice, noticeText(notice, text, describe), text),
    [notice],
  )
  return <MessageBar message={message || undefined} onClose={model.closeMessage} />
}

function barMessage(model: FileManagerDriver, notice: Notice, words: string, text: ActionText): BarMessage {
  const { move, leaveOut, hide, remindInDialog } = model.can
  const { code, tone, verb, params } = notice
  const action = () => {
    if (code.endsWith('-moved') && move?.$lastMove.get())
      return { label: text('undo'), onAction: () => void move.undoMove() }
    if (code === 'upload-started') return { label: text('undo'), onAction: () => void model.undoUpload() }
    if (hide && params.undo) return { label: text('undo'), onAction: () => void hide.undoHide() }
    if (code === 'upload-hidden') return { label: text('show'), onAction: () => leaveOut?.showHidden(true) }
    if (code === 'failed' && verb === 'open')
      return { label: text('retry'), onAction: () => void model.refresh() }
    return undefined
  }
  // A reminder without a dialog is announced immediately.
  const noteTone = remindInDialog ? 'info' : 'warning'
  return { tone: tone === 'note' ? noteTone : tones[tone], text: words, action: action() }
}
