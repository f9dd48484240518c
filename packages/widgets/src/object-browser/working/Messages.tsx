import type { FailedObject, ObjectBrowser, ObjectNotice, ObjectTask } from '@ebkit/core/object-browser'
import { Button } from '@ebkit/ui/button'
import { useMemo } from 'react'
import { useDescribeError, useStrings } from '../../environment'
import { type BarMessage, MessageBar } from '../../files/tools/MessageBar'
import { useStore } from '../../store/useStore'
import { actionsOf } from './actionsOf'
import { strings } from './strings'

/** Names that are listed. */
const listed = 3

const tones = { success: 'success', note: 'warning', error: 'danger' } as const

/**
 * The newest message, and what is under way.
 *
 * @spec W-FMA-9 W-FMA-10 W-FMA-19
 */
export function Messages({ model }: { model: ObjectBrowser }) {
  const notice = useStore(model.$message)
  const { $task, stop, undoHide } = actionsOf(model)
  const task = useStore($task)
  const text = useStrings(strings)
  const describe = useDescribeError()
  // The same message as long as it is the same notice: its time would begin anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: describe is another one with each drawing
  const message = useMemo<BarMessage | undefined>(
    () =>
      notice && {
        tone: tones[notice.tone],
        text: textOf(notice),
        action: notice.params.undo ? { label: text('undo'), onAction: () => void undoHide() } : undefined,
      },
    [notice, text],
  )

  function textOf({ code, params, error }: ObjectNotice): string {
    const reason = error === undefined ? '' : describe(error)
    const { verb = 'delete', done, failed = [] } = params as NoticeParams
    if (code === 'stopped') return text(`stopped-${verb}`, { done })
    if (code !== 'not-all') return text(code, { ...params, reason })
    const names = failed
      .slice(0, listed)
      .map(({ name }) => name)
      .join(text('comma'))
    const all = failed.length > listed ? text('names', { names, count: failed.length }) : names
    return text(`not-all-${verb}`, { done, names: all, reason })
  }

  return (
    <>
      <div role="status">
        {task && (
          <p className="eb-objects__note">
            {text(`running_${task.verb}`, { done: task.done })}
            <Button kind="text" part="stop" onClick={stop}>
              {text('stop')}
            </Button>
          </p>
        )}
      </div>
      <MessageBar message={message} onClose={model.closeMessage} />
    </>
  )
}

interface NoticeParams {
  verb?: ObjectTask['verb']
  done?: number
  failed?: readonly FailedObject[]
}
