import { Icon } from '@ebkit/ui/icon'
import { imageOffIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { type CSSProperties, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { useObjectAddress } from '../object-address'
import { useShown } from '../opening/useShown'
import type { Slide } from '../viewer/Slide'
import { fetchViewer, useViewer } from '../viewer/viewerPart'
import css from './Gallery.css'
import type { GalleryProps } from './props'
import { strings } from './strings'
import { useSlotted } from './useSlotted'

/**
 * Thumbnails; a press enlarges one.
 *
 * @spec W-GAL-1
 * @example
 * ```tsx
 * import { Gallery } from '@ebkit/widgets/gallery'
 *
 * export function Room() {
 *   return <Gallery items={[{ src: '/rooms/1.jpg', alt: '大床房' }]} label="房间" />
 * }
 * ```
 */
export function Gallery(props: GalleryProps) {
  const { items, noGrid, thumbnailSize = 120, loop, label, onChange, onAfterHide, onError } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const [slotted, slot] = useSlotted()
  const slides = (items ?? slotted).filter((slide) => slide?.src)
  const [index, setIndex] = useState(0)
  const at = useRef(0)
  const go = (to: number) => {
    at.current = to
    setIndex(to)
  }
  const { isOpen, show, hide } = useShown<never>({
    open: !!props.open,
    onShow: () => props.onShow?.({ index: at.current }),
    onHide: () => props.onHide?.(),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page says another one
  useLayoutEffect(() => go(props.index ?? 0), [props.index])
  const { Viewer, failure } = useViewer(isOpen, onError)

  const showAt = (place = at.current) => {
    if (!slides.length) return
    go(Math.max(0, Math.min(Math.trunc(place) || 0, slides.length - 1)))
    show()
  }
  const smalls = () => element.current?.querySelectorAll<HTMLElement>('[part=thumbnail]') ?? []
  // The browser returns focus to the clicked picture; move it to the picture that was shown last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it closes
  useLayoutEffect(() => {
    const list = [...smalls()]
    const focused = (element.current?.getRootNode() as ShadowRoot | undefined)?.activeElement
    if (!isOpen && list.includes(focused as HTMLElement)) list[at.current]?.focus()
  }, [isOpen])
  useImperativeHandle(props.handle, () => ({
    show: showAt,
    hide: () => hide(),
    focus: () => smalls()[0]?.focus(),
  }))
  return (
    <div ref={element} className="eb-root eb-gallery" lang={locale} dir={dir}>
      <slot ref={slot} hidden />
      {!noGrid && slides.length > 0 && (
        <ul
          className="eb-gallery__grid"
          aria-label={label || text('label')}
          style={{ '--_size': `${thumbnailSize}px` } as CSSProperties}
          onPointerEnter={fetchViewer}
          onFocus={fetchViewer}
        >
          {slides.map((slide, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice
            <li key={place}>
              <button
                type="button"
                className="eb-gallery__small"
                part="thumbnail"
                aria-label={nameOf(slide, place, text)}
                onClick={() => showAt(place)}
              >
                <Small slide={slide} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {failure}
      {Viewer && slides.length > 0 && (
        <Viewer
          slides={slides}
          open={isOpen}
          index={index}
          loop={loop}
          onIndex={(to) => {
            go(to)
            onChange?.({ index: to })
          }}
          onClose={() => hide()}
          onClosed={onAfterHide}
        />
      )}
    </div>
  )
}

function nameOf(
  { alt, title }: Slide,
  place: number,
  text: ReturnType<typeof useStrings<keyof (typeof strings)['texts']['zh']>>,
) {
  const name = title || alt
  return name ? text('openTitled', { title: name }) : text('open', { place: place + 1 })
}

function Small({ slide: { src, msrc, isPrivate } }: { slide: Slide }) {
  const { address, isFailed, onFail } = useObjectAddress({ saved: msrc || src }, { isPrivate })
  return isFailed ? (
    <Icon path={imageOffIcon} />
  ) : (
    <img src={address} alt="" loading="lazy" decoding="async" draggable={false} onError={onFail} />
  )
}
