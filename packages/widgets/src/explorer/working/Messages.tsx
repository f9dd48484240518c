import type { Explorer, Notice } from '@ebkit/core/explorer'
import { useMemo } from 'react'
import { useDescribeError, useStrings } from '../../environment'
import { type BarMessage, MessageBar } from '../../files/tools/MessageBar'
import { useStore } from '../../store/useStore'
import { isReminder } from './isReminder'
import { noticeText } from './noticeText'
import { strings, type WorkText } from './strings'

const tones = { success: 'success', note: 'info', error: 'danger' } as const

/**
 * What became of what was done: in a bar for three seconds. Reminders have a dialog (Reminder.tsx).
 *
 * @spec W-EXP-40
 */
export function Messages({ model }: { model: Explorer }) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  const notice = useStore(model.$message)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice is a new message, nothing else
  const message = useMemo(
    () =>
      notice && !isReminder(notice) && barMessage(model, notice, noticeText(notice, text, describe), text),
    [notice],
  )
  return <MessageBar message={message || undefined} onClose={model.closeMessage} />
}

function barMessage(
  model: Explorer,
  { code, tone, verb }: Notice,
  words: string,
  text: WorkText,
): BarMessage {
  const action = () => {
    if (code.endsWith('-moved') && model.$lastMove.get())
      return { label: text('undo'), onAction: () => void model.undoMove() }
    if (code === 'upload-hidden') return { label: text('show'), onAction: () => model.showHidden(true) }
    if (code === 'failed' && verb === 'open')
      return { label: text('retry'), onAction: () => void model.refresh() }
    return undefined
  }
  return { tone: tones[tone], text: words, action: action() }
}
