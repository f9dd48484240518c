import type { UploadItem } from '@ebkit/core/uploads'
import { formatSize, typeOf } from '@ebkit/rules/files'
import { FilePicture, FileRow } from '@ebkit/ui/file-row'
import { pauseIcon, playIcon, refreshCwIcon, uploadIcon, xIcon } from '@ebkit/ui/icons'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { type ReactElement, type ReactNode, useRef } from 'react'
import type { PendingFiles } from './createPendingFiles'
import { drawPicture } from './drawPicture'
import type { PendingFile } from './PendingFiles'
import type { PendingText } from './pendingStrings'
import { problemText, type Speech } from './problemText'
import { RowButton } from './RowButton'
import { timeText } from './timeText'

export interface PendingRowsProps {
  pending: Pick<PendingFiles, 'uploads' | 'chooser'>
  rows: readonly PendingFile[]
  text: PendingText
  speech: Speech
  isOff: boolean
  /** 移除, as a text of the surrounding list. */
  removeText: (name: string) => string
  onRemove: (id: string, name: string) => void
  /** Content of the row of an uploaded file. Default: none, because another list shows it. */
  done?: { status: ReactNode; actions: (item: UploadItem) => ReactNode }
}

/** The files that are not uploaded yet, in a list. */
export function PendingRows(props: PendingRowsProps) {
  const { rows, text, isOff } = props
  // An unchanged row is not rendered again: a list may have a thousand of which one changes.
  const drawn = useRef(new Map<string, { facts: unknown[]; row: ReactElement }>())
  const before = drawn.current
  drawn.current = new Map()
  return rows.map((row) => {
    const facts = [row.item, row.source, row.refused, text, isOff]
    const known = before.get(row.id)
    const isKnown = known?.facts.every((fact, index) => fact === facts[index])
    const kept = known && isKnown ? known : { facts, row: <Row key={row.id} {...props} of={row} /> }
    drawn.current.set(row.id, kept)
    return kept.row
  }) as unknown as ReactElement
}

type RowProps = Omit<PendingRowsProps, 'rows'> & { of: PendingFile }

function Row(props: RowProps) {
  const { of: row, text, speech, done } = props
  const { item } = row
  const file = item?.file ?? row.source?.file ?? row.refused?.file
  const { name, size, type } = item ?? (file as File)
  const problem = item?.status === 'failed' ? item.problem : row.refused?.problem
  return (
    <li data-id={row.id} data-status={item?.status ?? (row.refused ? 'refused' : 'ready')}>
      <FileRow
        name={name}
        size={formatSize(size)}
        picture={<FilePicture type={typeOf({ name, type })} file={file} draw={drawPicture} />}
        status={
          item?.status === 'done' && done ? (
            done.status
          ) : item ? (
            <Status item={item} text={text} />
          ) : (
            row.source && text('ready')
          )
        }
        note={item && noteOf(item, text)}
        problem={problem && problemText(problem, speech)}
        actions={<Actions {...props} name={name} />}
      />
    </li>
  )
}

function Status({ item, text }: { item: UploadItem; text: PendingText }) {
  const { status, name, size, loaded } = item
  // Not complete before the store has answered.
  const part = size > 0 ? Math.min(loaded / size, 0.99) : undefined
  if (status === 'uploading' || (status === 'paused' && loaded > 0))
    return (
      <>
        <ProgressBar label={text('progress', { name })} value={part} />
        {part !== undefined && <span>{Math.floor(part * 100)}%</span>}
      </>
    )
  // A failed or interrupted upload has a message below it.
  return status === 'failed' || status === 'interrupted' || status === 'done' ? '' : text(status)
}

/** The line below a running upload. */
function noteOf(item: UploadItem, text: PendingText): string | undefined {
  const { status, speed, secondsLeft, problem, restarted, loaded } = item
  if (status === 'interrupted') return text('interrupted')
  if (status === 'paused')
    return problem
      ? text(problem.code === 'offline' ? 'offline' : 'unreachable')
      : loaded
        ? text('paused')
        : undefined
  if (status !== 'uploading') return
  const notes = [
    restarted && text(restarted === 'file-changed' ? 'restarted' : 'partsGone'),
    speed && text('speed', { speed: formatSize(Math.round(speed)) }),
    secondsLeft && timeText(secondsLeft, text),
  ]
  return notes.filter(Boolean).join(' · ') || undefined
}

function Actions({
  of: { id, item, source },
  pending,
  text,
  isOff,
  removeText,
  onRemove,
  name,
  done,
}: RowProps & { name: string }) {
  if (isOff) return null
  const { uploads } = pending
  const status = item?.status
  const isMoving = status === 'uploading' || status === 'waiting'
  const isCancellable = isMoving || status === 'paused' || status === 'checking' || status === 'registering'
  return (
    <>
      {item && status === 'done' && done?.actions(item)}
      {isMoving && (
        <RowButton
          part="pause"
          label={text('pause', { name })}
          icon={pauseIcon}
          onClick={() => uploads.pause(id)}
        />
      )}
      {status === 'paused' && (
        <RowButton
          part="resume"
          label={text('resume', { name })}
          icon={playIcon}
          onClick={() => uploads.resume(id)}
        />
      )}
      {item?.canRetry && (
        <RowButton
          part="retry"
          label={text('retry', { name })}
          icon={refreshCwIcon}
          onClick={() => uploads.retry(id)}
        />
      )}
      {status === 'interrupted' && (
        <RowButton
          part="retry"
          label={text('again', { name })}
          icon={uploadIcon}
          onClick={() => pending.chooser.current?.(id)}
        />
      )}
      {isCancellable && !source ? (
        <RowButton
          part="cancel"
          label={text('cancel', { name })}
          icon={xIcon}
          onClick={() => uploads.cancel(id)}
        />
      ) : (
        <RowButton part="remove" label={removeText(name)} icon={xIcon} onClick={() => onRemove(id, name)} />
      )}
    </>
  )
}
