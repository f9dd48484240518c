import type { FailedEntry, FileManagerDriver } from '@ebkit/core/file-manager'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useDescribeError, useStrings } from '../../environment'
import { useLast } from '../../files/dialogs/useLast'
import { useStore } from '../../store/useStore'
import { failedText } from './failedText'
import { isReminder } from './isReminder'
import { noticeText } from './noticeText'
import { strings } from './strings'

/** Says why an action was not carried out; the user must acknowledge it. @spec W-EXP-6 */
export function Reminder({ model }: { model: FileManagerDriver }) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  const notice = useStore(model.$message)
  const asked = notice && isReminder(model, notice) ? notice : undefined
  const shown = useLast(asked)
  if (!shown) return null
  const title = noticeText(shown, text, describe)
  const failed = (shown.params.failed ?? []) as readonly FailedEntry[]
  return (
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
          <ul className="eb-manager__failed">
            {failed.map((entry) => (
              <li key={entry.id}>{failedText(entry, text)}</li>
            ))}
          </ul>
          <p>{text('keptChecked')}</p>
        </>
      )}
    </ModalBox>
  )
}
