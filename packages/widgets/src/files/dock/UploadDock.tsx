import type { RefusedFile, UploadItem, Uploads } from '@ebkit/core/uploads'
import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon, chevronUpIcon, circleCheckIcon, locateIcon, xIcon } from '@ebkit/ui/icons'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useMemo, useState } from 'react'
import { useEnvironment, useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import { FileChooser } from '../../uploads/FileChooser'
import type { PendingFile } from '../../uploads/PendingFiles'
import { PendingRows } from '../../uploads/PendingRows'
import { pendingStrings } from '../../uploads/pendingStrings'
import { RowButton } from '../../uploads/RowButton'
import { totalText } from '../../uploads/TotalProgress'
import { dockStrings } from './dockStrings'
import css from './UploadDock.css'
import { useUploadNews } from './useUploadNews'

export interface UploadDockProps {
  uploads: Uploads
  /** Refused files, with the reason. */
  refused?: readonly RefusedFile[] | undefined
  /** Removes a refused file from the list. */
  onDismiss?: ((file: RefusedFile) => void) | undefined
  /** Heading: 上传到「商品图」. Default 上传. */
  title?: string | undefined
  /** Shows an uploaded file in its folder. Without it there is no such button. */
  onLocate?: ((item: UploadItem) => void) | undefined
  /** Closes the dock; only while no upload is running. */
  onClose?: (() => void) | undefined
}

const ended = ['done', 'failed', 'cancelled', 'interrupted']
const isEnded = ({ status }: UploadItem) => ended.includes(status)

/** The uploads, docked below the files. They stay when another folder is opened. */
export function UploadDock(props: UploadDockProps) {
  const { uploads, refused = [], onDismiss, onLocate, onClose } = props
  const own = useStrings(dockStrings)
  const text = useStrings(pendingStrings)
  const speech = useEnvironment()
  const element = useStyles<HTMLElement>(css)
  const items = useStore(uploads.$items)
  const total = useStore(uploads.$total)
  const [isFolded, setFolded] = useState(false)
  const id = useId()
  const pending = useMemo(() => ({ uploads, chooser: {} }), [uploads])
  const said = useUploadNews(items, text, speech)

  const rows: PendingFile[] = [
    ...items.map((item) => ({ id: item.id, item })),
    ...refused.map((one, index) => ({ id: `refused-${index}`, refused: one })),
  ]
  const retried = items.filter(({ canRetry }) => canRetry)
  const isMoving = items.some((item) => !isEnded(item))
  const title = props.title ?? own('uploads')
  const remove = (rowId: string) => {
    const row = rows.find((one) => one.id === rowId)
    if (row?.refused) onDismiss?.(row.refused)
    else uploads.remove(rowId)
  }
  const done = useMemo(
    () => ({
      status: (
        <span className="eb-upload-dock__done">
          <Icon path={circleCheckIcon} />
          {own('uploaded')}
        </span>
      ),
      actions: (item: UploadItem) =>
        onLocate && (
          <RowButton
            part="locate"
            label={own('locate', { name: item.name })}
            icon={locateIcon}
            onClick={() => onLocate(item)}
          />
        ),
    }),
    [own, onLocate],
  )
  const verb = (part: string, label: string, act: () => void) => (
    <button type="button" className="eb-upload-dock__verb" part={part} onClick={act}>
      {label}
    </button>
  )
  const fold = own(isFolded ? 'unfold' : 'fold')
  return (
    <section ref={element} className="eb-upload-dock" part="uploads" aria-label={title}>
      <header className="eb-upload-dock__head">
        <h2 className="eb-upload-dock__title">{title}</h2>
        <span className="eb-upload-dock__total">{total.count > 0 && totalText(total, text)}</span>
        {retried.length > 1 && verb('retry-all', text('retryAll'), () => uploads.retryAll())}
        {isMoving &&
          verb('cancel-all', text('cancelAll'), () => {
            for (const item of items) if (!isEnded(item)) uploads.cancel(item.id)
          })}
        <RowButton
          part="fold"
          label={fold}
          icon={isFolded ? chevronUpIcon : chevronDownIcon}
          onClick={() => setFolded(!isFolded)}
          aria-expanded={!isFolded}
          aria-controls={id}
        />
        {!isMoving && onClose && (
          <RowButton part="close" label={own('closeDock')} icon={xIcon} onClick={onClose} />
        )}
      </header>
      {isFolded && isMoving && (
        <div className="eb-upload-dock__bar">
          <ProgressBar label={text('allProgress')} value={total.size ? total.loaded / total.size : 0} />
        </div>
      )}
      <ul id={id} className="eb-upload-dock__list" hidden={isFolded}>
        <PendingRows
          pending={pending}
          rows={rows}
          text={text}
          speech={speech}
          isOff={false}
          removeText={(name) => own('dismiss', { name })}
          onRemove={remove}
          done={done}
        />
      </ul>
      <FileChooser pending={pending} label={text('again', { name: '' })} />
      <p className="eb-visually-hidden eb-upload-dock__said" role="status">
        {said}
      </p>
    </section>
  )
}
