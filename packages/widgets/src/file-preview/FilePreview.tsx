import { Icon } from '@ebkit/ui/icon'
import { downloadIcon, externalLinkIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useState } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { fetchViewer, useViewer } from '../gallery/viewerPart'
import css from './FilePreview.css'
import { nameOfAddress, previewKind, safeAddress } from './kind'
import { NoPreview } from './NoPreview'
import type { FilePreviewProps, PreviewKind } from './props'
import { strings } from './strings'

/**
 * Shows a file: a picture, a PDF, a video; of others the name, the size and a download. As high and wide as what is
 * around it.
 *
 * @spec W-PREV-1
 */
export function FilePreview(props: FilePreviewProps) {
  const { type, size, noDownload } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const address = safeAddress(props.src)
  const name = props.fileName || (address ? nameOfAddress(address) : '')
  const kind = previewKind(type, name)
  /** What failed, until another file or another try. */
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
        {content}
      </div>
      {address && !noDownload && (
        <div className="eb-file-preview__links">
          {kind && (
            <a href={address} target="_blank" rel="noopener noreferrer" part="open">
              <Icon path={externalLinkIcon} />
              {text('open')}
            </a>
          )}
          <a href={address} download={name} target="_blank" rel="noopener noreferrer" part="download">
            <Icon path={downloadIcon} />
            {text('download')}
          </a>
        </div>
      )}
    </div>
  )
}

interface ContentProps extends FilePreviewProps {
  address: string
  name: string
  kind: PreviewKind
  text: ReturnType<typeof useStrings<keyof (typeof strings)['texts']['zh']>>
  onFail(): void
}

function Content(props: ContentProps) {
  const { kind, address, name, text, size, onFail } = props
  if (kind === 'image') return <Picture {...props} />
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: it is somebody's file
      <video
        src={address}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        part="video"
        onError={onFail}
      />
    )
  // An `embed` with a type is a PDF or nothing, whatever the address answers: no page in a frame.
  return navigator.pdfViewerEnabled === false ? (
    <NoPreview address={address} name={name} size={size} message={text('pdf')} text={text} />
  ) : (
    <embed className="eb-file-preview__pdf" type="application/pdf" src={address} title={name} part="pdf" />
  )
}

/** Pressed, it is large, among the pictures it belongs to. */
function Picture({ address, name, text, slides, onShow, onHide, onError, onFail }: ContentProps) {
  const [isOpen, setOpen] = useState(false)
  const own = slides?.findIndex(({ src }) => safeAddress(src) === address) ?? -1
  const among = own >= 0 && slides ? slides : [{ src: address, title: name }]
  const [index, setIndex] = useState(0)
  const { Viewer, failure } = useViewer(isOpen, onError)
  const set = (open: boolean) => {
    setOpen(open)
    if (open) onShow?.()
    else onHide?.()
  }
  return (
    <>
      <button
        type="button"
        className="eb-file-preview__enlarge"
        part="enlarge"
        aria-label={text('enlarge', { name })}
        onPointerEnter={fetchViewer}
        onClick={() => {
          setIndex(Math.max(0, own))
          set(true)
        }}
      >
        <img src={address} alt={name} draggable={false} part="image" onError={onFail} />
      </button>
      {failure}
      {Viewer && (
        <Viewer slides={among} open={isOpen} index={index} onIndex={setIndex} onClose={() => set(false)} />
      )}
    </>
  )
}
