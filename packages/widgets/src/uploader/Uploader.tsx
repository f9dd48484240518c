import { defaultMaximumCount } from '@ebkit/rules/files'
import { useFileDrop } from '@ebkit/ui/drop-zone'
import { FieldError } from '@ebkit/ui/field-error'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useImperativeHandle, useRef, useState } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { PartFailure } from '../later/PartFailure'
import type { PendingFiles } from '../uploads/createPendingFiles'
import { takeDropped } from '../uploads/dropped'
import { nameOf } from '../uploads/entries'
import { strings } from '../uploads/strings'
import type { UploadedEntry } from '../uploads/UploadedEntry'
import { useValue } from '../value/useValue'
import { useAddControl } from './AddControl'
import { Files } from './Files'
import type { UploaderProps } from './props'
import { SortableFiles } from './sorting'
import css from './Uploader.css'
import { usePaste } from './usePaste'
import { usePendingFiles } from './usePendingFiles'
import { useRemoved } from './useRemoved'

/**
 * Uploads files: a button or an area to drop them on, and the list of what is uploaded and on its way.
 *
 * @spec W-SUP-5 W-SUP-7 W-SUP-9
 */
export function Uploader(props: UploaderProps) {
  const { files = [], mode = 'simple', view = 'rows', disabled, readonly, single, errorMessage } = props
  const { folder = 'common/', directory, reportProblem } = props
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const latest = useRef(props)
  latest.current = props
  const id = useId()
  const isOff = !!(disabled || readonly)

  const { current, choose: change } = useValue({
    value: files,
    onChange(value: readonly UploadedEntry[]) {
      latest.current = { ...latest.current, files: value }
      latest.current.onChange?.({ value: [...value] })
    },
  })
  const upload = usePendingFiles(latest, useScope(props), (entry) => {
    const { single, onUpload } = latest.current
    change(single ? [entry] : [...current(), entry])
    onUpload?.({ file: entry })
  })
  const [hasNoFolder, setNoFolder] = useState(false)
  const hasFolder = () => {
    const has = !!(folder || directory || props.target)
    setNoFolder(!has)
    return has
  }
  const add = (dropped: ReturnType<typeof takeDropped>) => {
    const chosen = dropped.filter((one) => one instanceof File)
    if (dropped.length === 0 || !hasFolder()) return
    const taken = latest.current.onBeforeUpload?.({ files: chosen })
    // What refuses single files takes no folders.
    if (taken !== false) upload.add(Array.isArray(taken) ? taken : dropped)
  }
  const limit = props.maxCount ?? defaultMaximumCount
  const isFull = !single && limit > 0 && files.length + upload.pendingCount >= limit
  const drop = useFileDrop({ isOff: isOff || isFull, onDrop: (data) => add(takeDropped(data)) })
  const paste = usePaste(isOff || isFull, text('pasted'), add)
  const removed = useRemoved(text, element)

  const { control, tiles, open } = useAddControl({
    ...{ props, text, isFull, dir },
    lang: locale,
    onOpen: hasFolder,
    onFiles: add,
  })

  useImperativeHandle(props.handle, () => ({
    focus() {
      const find = (part: string) => element.current?.querySelector<HTMLElement>(part)
      ;(find('[part=add]') ?? find('button'))?.focus()
    },
    open: () => isOff || open(),
    upload: upload.start,
  }))

  const remove = (index: number) => {
    const entry = files[index] as UploadedEntry
    removed.tell(nameOf(entry), () => {
      const files = current()
      change([...files.slice(0, index), entry, ...files.slice(index)])
    })
    change(files.filter((_, place) => place !== index))
  }
  // Before there is anything to sort: drawn anew, the list would lose the focus.
  const isSortable = !!props.sortable && !isOff
  const { uploading } = upload
  const { PendingStatus, PendingList, drawPicture } = uploading?.part ?? {}
  const pending = uploading?.pending as PendingFiles
  const rows = PendingList && <PendingList pending={pending} isOff={isOff} onRemoved={removed.tell} />
  const parts = {
    entries: files,
    text,
    view,
    rows,
    isOff,
    isPrivate: holdsPrivate(props),
    draw: drawPicture,
    onRemove: remove,
    tiles: !readonly && tiles,
  }
  return (
    <div
      ref={element}
      className={`eb-root eb-uploader eb-uploader--${mode}${drop.isOver ? ' eb-uploader--over' : ''}`}
      lang={locale}
      dir={dir}
      {...drop.handlers}
      {...paste}
    >
      <fieldset
        className="eb-uploader__all"
        disabled={disabled}
        aria-label={props.label ?? text('label')}
        aria-describedby={errorMessage && id}
        // The browser would tell the page of the file that was chosen, before the value has changed.
        onInput={(event) => event.stopPropagation()}
      >
        {!readonly && !tiles && control}
        {hasNoFolder && (
          <p className="eb-uploader__notice" role="alert">
            {text('noFolder')}
          </p>
        )}
        {upload.error !== undefined && <PartFailure cause={upload.error} onRetry={upload.retry} />}
        {PendingStatus && <PendingStatus pending={pending} isOff={isOff} reportProblem={reportProblem} />}
        {isSortable ? <SortableFiles {...parts} onMove={change} /> : <Files {...parts} lifting={undefined} />}
        {!readonly && tiles && control}
        {removed.line}
        <FieldError id={id} message={errorMessage} />
      </fieldset>
      {drop.isOver && <div className="eb-uploader__over">{text('release')}</div>}
    </div>
  )
}

/** Attachments are not everybody's, unless the page says so; files of a folder or of a place of the page's own are as that is. */
const holdsPrivate = ({ visibility, directory, storage, target }: UploaderProps): boolean =>
  visibility === 'private' || (!visibility && !directory && !target && storage !== 'images')

/**
 * Tells the lists apart after a reload. The whole address, as it was when the widget came: `?id=5` and `#/goods/5` are
 * forms of a record each, and what the page changes later must not stop what is under way.
 */
function useScope({ name = '', directory = '', folder = '' }: UploaderProps): string {
  const [address] = useState(() => location.pathname + location.search + location.hash)
  return [address, name, directory, folder].join('|')
}
