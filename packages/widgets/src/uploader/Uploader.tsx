import { defaultMaximumCount } from '@ebkit/rules/files'
import { FieldError } from '@ebkit/ui/field-error'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useImperativeHandle, useRef, useState } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { PartFailure } from '../later/PartFailure'
import type { PendingFiles } from '../uploads/createPendingFiles'
import { strings } from '../uploads/strings'
import type { UploadedEntry } from '../uploads/UploadedEntry'
import { useValue } from '../value/useValue'
import { useAddControl } from './AddControl'
import { Files } from './Files'
import type { UploaderProps } from './props'
import { SortableFiles } from './sorting'
import css from './Uploader.css'
import { useIncomingFiles } from './useIncomingFiles'
import { usePendingFiles } from './usePendingFiles'
import { useRemoved } from './useRemoved'

/**
 * Uploads files: a button or drop zone, and the list of uploaded files and uploads in progress.
 *
 * @spec W-SUP-5 W-SUP-7 W-SUP-9
 * @example
 * ```tsx
 * import { Uploader } from '@ebkit/widgets/uploader'
 *
 * export function Attachments() {
 *   return <Uploader maxCount={5} accept=".pdf,image/*" onChange={({ value }) => console.log(value.map(({ path }) => path))} />
 * }
 * ```
 */
export function Uploader(props: UploaderProps) {
  const { files = [], mode = 'simple', view = 'rows', disabled, readonly, single, errorMessage } = props
  const { reportProblem } = props
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
  const limit = props.maxCount ?? defaultMaximumCount
  const isFull = !single && limit > 0 && files.length + upload.pendingCount >= limit
  const { hasNoFolder, hasFolder, add, drop, paste } = useIncomingFiles({
    ...{ latest, text, isClosed: isOff || isFull, onTaken: upload.add },
  })
  const removed = useRemoved({ text, element, current, change })

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

  // Loaded before there is anything to sort: rendering the list again would lose the focus.
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
    onRemove: removed.remove,
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
        // The native event would reach the page before the value has changed.
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

/**
 * Attachments are private, unless the page says otherwise; files of a folder or of the page's own place keep that
 * place's visibility.
 */
const holdsPrivate = ({ visibility, directory, storage, target }: UploaderProps): boolean =>
  visibility === 'private' || (!visibility && !directory && !target && storage !== 'images')

/**
 * Identifies the list after a reload: the full address when the widget was mounted, because `?id=5` and `#/goods/5` are
 * forms of different records. Later changes of the address must not stop uploads.
 */
function useScope({ name = '', directory = '', folder = '' }: UploaderProps): string {
  const [address] = useState(() => {
    const { pathname = '', search = '', hash = '' } = globalThis.location ?? {}
    return pathname + search + hash
  })
  return [address, name, directory, folder].join('|')
}
