import { mayBeSigned, nameOfAddress, safeAddress } from '@ebkit/core/files'
import { Icon } from '@ebkit/ui/icon'
import { downloadIcon, externalLinkIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { type MouseEvent, useState } from 'react'
import { useStrings } from '../environment'
import { useHydrated, usePlace } from '../environment/Environment'
import { downloadFiles } from '../files/downloadFiles'
import { openObject } from '../object-address'
import { Content } from './Content'
import css from './FilePreview.css'
import { previewKind } from './kind'
import { NoPreview } from './NoPreview'
import type { FilePreviewProps } from './props'
import { strings } from './strings'

/**
 * Shows a file: an image, a PDF or a video; for others the name, the size and a download link. Fills its container.
 * @spec W-PREV-1
 * @example
 * ```tsx
 * import { FilePreview } from '@ebkit/widgets/file-preview'
 *
 * export function Contract() {
 *   return <FilePreview src="/contracts/7.pdf" fileName="合同.pdf" />
 * }
 * ```
 */
export function FilePreview(props: FilePreviewProps) {
  const { type, size, noDownload } = props
  const { given, locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const isHydrated = useHydrated()
  // The absolute address depends on the address of the page.
  const address = isHydrated ? safeAddress(props.src) : undefined
  const isPrivate = !!address && !!props.isPrivate && mayBeSigned(address)
  const open = (event: MouseEvent) => void (isPrivate && openObject(given, address, event))
  const name = props.fileName || (address ? nameOfAddress(address) : '')
  const download = (event: MouseEvent) => {
    if (!isPrivate) return
    event.preventDefault()
    void downloadFiles(given, [{ id: address, name, isFolder: false, url: address, isPrivate }])
  }
  const kind = previewKind(type, name)
  /** The last failure, until another file or a retry. */
  const [failed, setFailed] = useState('')
  const what = `${kind} ${address}`
  const isFailed = failed === what
  const parts = { address: address ?? '', name, text }

  let content = <NoPreview {...parts} size={size} message={text(address ? 'none' : 'noAddress')} />
  if (address && kind && isFailed)
    content = (
      <NoPreview
        {...parts}
        size={size}
        message={text(kind)}
        onRetry={kind === 'image' ? () => setFailed('') : undefined}
      />
    )
  else if (address && kind)
    content = <Content key={what} {...parts} {...props} kind={kind} onFail={() => setFailed(what)} />
  return (
    <div ref={element} className="eb-root eb-file-preview" lang={locale} dir={dir}>
      <div className="eb-file-preview__stage" part="stage">
        {isHydrated && content}
      </div>
      {address && !noDownload && (
        <div className="eb-file-preview__links">
          {kind && (
            <a href={address} target="_blank" rel="noopener noreferrer" part="open" onClick={open}>
              <Icon path={externalLinkIcon} />
              {text('open')}
            </a>
          )}
          <a
            href={address}
            download={name}
            target="_blank"
            rel="noopener noreferrer"
            part="download"
            onClick={download}
          >
            <Icon path={downloadIcon} />
            {text('download')}
          </a>
        </div>
      )}
    </div>
  )
}
