import { safeAddress } from '@ebkit/core/files'
import { useRef, useState } from 'react'
import type { useStrings } from '../environment'
import { useObjectAddress } from '../object-address'
import { fetchViewer, useViewer } from '../viewer/viewerPart'
import { NoPreview } from './NoPreview'
import type { FilePreviewProps, PreviewKind } from './props'
import type { strings } from './strings'

export interface ContentProps extends FilePreviewProps {
  address: string
  name: string
  kind: PreviewKind
  text: ReturnType<typeof useStrings<keyof (typeof strings)['texts']['zh']>>
  onFail(): void
}

/** Shows the file, by an address that works for this user. */
export function Content(props: ContentProps) {
  const { kind, address: saved, isPrivate, onFail: onFailed } = props
  // PDF viewers do not report a failed download, so check the address in advance.
  const isAsked = isPrivate || kind === 'pdf'
  const { address, onFail } = useObjectAddress(
    { saved },
    { isPrivate: isAsked, orPlain: kind === 'pdf' && !isPrivate, onFailed },
  )
  if (address === undefined) return null
  const shown = { ...props, shown: address, onFail }
  if (kind === 'image') return <Picture {...shown} />
  return kind === 'video' ? <Video {...shown} /> : <Pdf {...shown} />
}

interface ShownProps extends ContentProps {
  /** The value of `src`; `address` is the plain one, for copying. */
  shown: string
}

/** Continues from the same position with the newly signed address. */
function Video({ shown, name, onFail }: ShownProps) {
  const time = useRef(0)
  return (
    // biome-ignore lint/a11y/useMediaCaption: it is somebody's file
    <video
      src={shown}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      part="video"
      onTimeUpdate={({ currentTarget }) => {
        time.current = currentTarget.currentTime
      }}
      onLoadedMetadata={({ currentTarget }) => {
        if (time.current) currentTarget.currentTime = time.current
      }}
      onError={onFail}
    />
  )
}

function Pdf({ shown, address, name, text, size }: ShownProps) {
  // An `embed` with a type shows a PDF or nothing, so the address cannot load a page into a frame.
  return navigator.pdfViewerEnabled === false ? (
    <NoPreview address={address} name={name} size={size} message={text('pdf')} text={text} />
  ) : (
    <embed className="eb-file-preview__pdf" type="application/pdf" src={shown} title={name} part="pdf" />
  )
}

/** A press enlarges it, among its group of pictures. */
function Picture({
  address,
  shown,
  isPrivate,
  name,
  text,
  slides,
  onShow,
  onHide,
  onError,
  onFail,
}: ShownProps) {
  const [isOpen, setOpen] = useState(false)
  const own = slides?.findIndex(({ src }) => safeAddress(src) === address) ?? -1
  const among = own >= 0 && slides ? slides : [{ src: address, title: name, isPrivate }]
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
        <img src={shown} alt={name} draggable={false} part="image" onError={onFail} />
      </button>
      {failure}
      {Viewer && (
        <Viewer slides={among} open={isOpen} index={index} onIndex={setIndex} onClose={() => set(false)} />
      )}
    </>
  )
}
