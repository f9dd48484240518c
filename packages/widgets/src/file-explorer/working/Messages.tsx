import type { Explorer, FailedEntry, Notice } from '@ebkit/core/explorer'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useMemo } from 'react'
import { useDescribeError, useStrings } from '../../environment'
import { useLast } from '../../files/dialogs/useLast'
import { type BarMessage, MessageBar } from '../../files/tools/MessageBar'
import { useStore } from '../../store/useStore'
import { failedText, noticeText } from './noticeText'
import { strings, type WorkText } from './strings'

const tones = { success: 'success', note: 'info', error: 'danger' } as const

/** What has to be read before one goes on, in a dialog of its own. @spec W-EXP-6 */
const isReminder = ({ tone, code }: Notice) =>
  code === 'not-all' || (tone === 'note' && code !== 'too-many-chosen' && code !== 'upload-hidden')

/**
 * What became of what was done: in a bar for three seconds, reminders in a dialog.
 *
 * @spec W-EXP-6 W-EXP-40
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
  const asked = notice && isReminder(notice) ? notice : undefined
  const shown = useLast(asked)
  const title = shown ? noticeText(shown, text, describe) : ''
  const failed = (shown?.params.failed ?? []) as readonly FailedEntry[]
  return (
    <>
      <MessageBar message={message || undefined} onClose={model.closeMessage} />
      <ModalBox
        open={!!asked}
        size="sm"
        role="alertdialog"
        label={title}
        heading={title}
        okLabel={text('acknowledge')}
        closeLabel={text('close')}
        focus="ok"
        backdrop
        onClose={model.closeMessage}
      >
        {failed.length > 0 && (
          <>
            <ul className="eb-explorer__failed">
              {failed.map((entry) => (
                <li key={entry.id}>{failedText(entry, text)}</li>
              ))}
            </ul>
            <p>{text('keptChecked')}</p>
          </>
        )}
      </ModalBox>
    </>
  )
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
