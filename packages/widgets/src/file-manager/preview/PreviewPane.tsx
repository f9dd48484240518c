import { type FileEntry, isPreviewable, thumbnailProcess } from '@ebkit/core/files'
import { formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { fileIcon, xIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useEnvironment, useStrings } from '../../environment'
import { useObjectAddress } from '../../object-address'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../panelProps'
import css from './preview.css'
import { strings } from './strings'

/** Details of the focused file, beside the listing. */
export function PreviewPane({ model, verbs, onPreview }: FramePart) {
  const text = useStrings(strings)
  const element = useStyles<HTMLElement>(css)
  const lead = useStore(model.selection.$lead)
  useStore(model.$listing)
  const entry = lead === undefined ? undefined : model.entryOf(lead)
  return (
    <aside ref={element} className="eb-preview" aria-label={text('preview')}>
      <header className="eb-preview__head">
        <b>{text('preview')}</b>
        <Button kind="icon" label={text('close')} onClick={() => onPreview(false)}>
          <Icon path={xIcon} />
        </Button>
      </header>
      {entry && !entry.isFolder ? (
        <Facts key={entry.id} entry={entry} onOpen={() => verbs.open(entry)} />
      ) : (
        <p className="eb-preview__none">{text('none')}</p>
      )}
    </aside>
  )
}

function Facts({ entry, onOpen }: { entry: FileEntry; onOpen: () => void }) {
  const text = useStrings(strings)
  const { locale } = useEnvironment()
  const { name, size, time, url } = entry
  const isPicture = url && isPreviewable(name) === 'image'
  const picture = isPicture ? { saved: url, process: thumbnailProcess(name) } : undefined
  const { address, isFailed, onFail } = useObjectAddress(picture, { isPrivate: entry.isPrivate })
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <div className="eb-preview__picture">
        {isPicture && !isFailed ? (
          <img src={address} alt={name} onError={onFail} />
        ) : (
          <Icon path={fileIcon} />
        )}
      </div>
      <b className="eb-preview__name">{name}</b>
      <dl className="eb-preview__facts">
        {size !== undefined && (
          <>
            <dt>{text('size')}</dt>
            <dd>{formatSize(size)}</dd>
          </>
        )}
        {time !== undefined && (
          <>
            <dt>{text('time')}</dt>
            <dd>{when.format(time)}</dd>
          </>
        )}
      </dl>
      <Button onClick={onOpen}>{text('open')}</Button>
    </>
  )
}
