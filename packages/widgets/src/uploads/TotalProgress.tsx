import type { UploadTotal } from '@ebkit/core/uploads'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import type { PendingFiles } from './createPendingFiles'
import type { PendingFilesState } from './PendingFiles'
import type { PendingText } from './pendingStrings'
import { timeText } from './timeText'

interface TotalProgressProps {
  pending: PendingFiles
  state: PendingFilesState
  text: PendingText
  isOff: boolean
}

/** The progress of all files together, and the actions on all of them. */
export function TotalProgress({ pending, state, text, isOff }: TotalProgressProps) {
  const { total, rows } = state
  const { uploads } = pending
  const has = (...wanted: string[]) => rows.some(({ item }) => item && wanted.includes(item.status))
  const isMoving = has('uploading', 'waiting', 'checking', 'registering')
  const isPaused = has('paused')
  const failed = rows.filter(({ item }) => item?.status === 'failed' && item.canRetry)
  const isHeld = rows.some(({ source }) => source)
  const button = (name: 'start' | 'pauseAll' | 'resumeAll' | 'retryAll' | 'cancelAll', act: () => void) => (
    <button
      type="button"
      className="eb-uploader__link"
      part={name === 'start' ? 'upload' : undefined}
      onClick={act}
    >
      {text(name)}
    </button>
  )
  const cancelAll = () => {
    for (const { id, item } of rows)
      if (item && !['done', 'failed', 'cancelled', 'interrupted'].includes(item.status)) uploads.cancel(id)
  }
  const isShown = total.count > 1 && (isMoving || isPaused || failed.length > 0)
  if (!isShown && !isHeld) return null
  return (
    <div className="eb-uploader__head">
      {isShown && (
        <>
          <b>{totalText(total, text)}</b>
          <ProgressBar label={text('allProgress')} value={total.size ? total.loaded / total.size : 0} />
        </>
      )}
      {!isOff && (
        <>
          {isHeld && button('start', pending.start)}
          {isMoving && total.count > 1 && button('pauseAll', () => uploads.pause())}
          {isPaused && total.count > 1 && button('resumeAll', () => uploads.resume())}
          {failed.length > 1 && button('retryAll', () => uploads.retryAll())}
          {(isMoving || isPaused) && total.count > 1 && button('cancelAll', cancelAll)}
        </>
      )}
    </div>
  )
}

/** The total progress: `完成 1 / 4，约剩 12 秒`. */
export function totalText({ done, count, failed, secondsLeft }: UploadTotal, text: PendingText): string {
  const counted = text('total', { done, count })
  const countText = failed ? text('failed', { total: counted, failed }) : counted
  return secondsLeft ? text('left', { total: countText, time: timeText(secondsLeft, text) }) : countText
}
