import { safeAddress } from '@ebkit/core/files'
import type { IntroductionImage } from '@ebkit/core/services/introductions'
import { Icon } from '@ebkit/ui/icon'
import { externalLinkIcon, imageOffIcon, zoomInIcon } from '@ebkit/ui/icons'
import { useState } from 'react'
import { useStrings, type WidgetError } from '../environment'
import { fetchViewer, useViewer } from '../viewer/viewerPart'
import { strings } from './strings'

export interface ImagesProps {
  images: readonly IntroductionImage[]
  onShow?: ((detail: { index: number }) => void) | undefined
  onHide?: (() => void) | undefined
  onError?: ((error: WidgetError) => void) | undefined
}

/** The images: a press enlarges one, and each has a link to its target. @spec W-ACT-1 */
export function Images({ images, onShow, onHide, onError }: ImagesProps) {
  const text = useStrings(strings)
  const [index, setIndex] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { Viewer, failure } = useViewer(isOpen, onError)
  const shown = images.flatMap(({ showUrl, jumpUrl }) => {
    const src = safeAddress(showUrl)
    return src === undefined ? [] : [{ src, link: linkOf(jumpUrl) }]
  })
  const enlarge = (next: number) => {
    setIndex(next)
    setOpen(true)
    onShow?.({ index: next })
  }
  const close = () => {
    setOpen(false)
    onHide?.()
  }
  return (
    <>
      {/* Firefox would make the scroll container itself a Tab stop. */}
      <ul className="eb-activity-banner__images" aria-label={text('images')} tabIndex={-1}>
        {shown.map(({ src, link }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand there twice
          <li key={`${place} ${src}`}>
            <Picture src={src} number={place + 1} onEnlarge={() => enlarge(place)} />
            {link && <More address={link} number={place + 1} />}
          </li>
        ))}
      </ul>
      {failure}
      {Viewer && <Viewer slides={shown} open={isOpen} index={index} onIndex={setIndex} onClose={close} />}
    </>
  )
}

/** The target of an image; undefined if it is missing or not the address of a page. */
function linkOf(jumpUrl: string): string | undefined {
  const address = safeAddress(jumpUrl)
  return address && /^https?:/.test(address) ? address : undefined
}

function Picture({ src, number, onEnlarge }: { src: string; number: number; onEnlarge: () => void }) {
  const text = useStrings(strings)
  const [isFailed, setFailed] = useState(false)
  if (isFailed)
    return (
      <div className="eb-activity-banner__picture eb-activity-banner__picture--failed">
        <Icon path={imageOffIcon} />
        {text('imageFailed')}
      </div>
    )
  return (
    <button
      type="button"
      className="eb-activity-banner__picture"
      part="image"
      aria-label={text('enlargeNumber', { number })}
      onPointerEnter={fetchViewer}
      onClick={onEnlarge}
    >
      <img src={src} alt="" draggable={false} onError={() => setFailed(true)} />
      <span className="eb-activity-banner__overlay">
        <Icon path={zoomInIcon} />
        {text('enlarge')}
      </span>
    </button>
  )
}

function More({ address, number }: { address: string; number: number }) {
  const text = useStrings(strings)
  return (
    <a
      className="eb-activity-banner__more"
      part="more"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text('moreNumber', { number })}
    >
      {text('more')}
      <Icon path={externalLinkIcon} />
    </a>
  )
}
