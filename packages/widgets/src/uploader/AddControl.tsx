import { acceptedTypes, defaultMaximumCount, defaultMaximumSize, sizeLimit } from '@ebkit/rules'
import { cameraIcon, Icon, plusIcon, uploadIcon } from '@ebkit/ui'
import { type RefObject, useId, useRef } from 'react'
import { laterPart } from '../later/laterPart'
import type { UploaderProps } from './props'
import type { Text } from './strings'
import { takesOnlyPictures, takesPictures, typesText } from './typesText'

const [useLimit] = laterPart(() => import('./limit'))

export interface AddControlProps {
  props: UploaderProps
  text: Text
  /** Opens the dialog for choosing files. */
  input: RefObject<HTMLInputElement | null>
  isFull: boolean
  lang: string
  dir: 'ltr' | 'rtl'
  /** Asked before a dialog opens; false opens none. */
  onOpen: () => boolean
  onFiles: (files: File[]) => void
  /** Files are about to be chosen. */
  onNear: () => void
}

/** The buttons that choose files, and what may be chosen. @spec W-SUP-5 */
export function AddControl(given: AddControlProps) {
  const { props, text, input, isFull, lang, dir, onOpen, onFiles, onNear } = given
  const { accept, mode, view, single, disabled, buttonLabel, hint = hintText(props, text) } = props
  const camera = useRef<HTMLInputElement>(null)
  const hasCamera = takesPictures(accept) && matchMedia('(pointer: coarse)').matches
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = '' // the same file can be chosen again
    onFiles(files)
  }
  const open = (target: RefObject<HTMLInputElement | null>) => {
    if (!isFull && onOpen()) target.current?.click()
  }
  const id = useId()
  const isTile = view === 'tiles' && mode !== 'managed'
  const button = (part: 'add' | 'camera', label: string, icon: string, target: typeof camera) => (
    <button
      type="button"
      className={`eb-uploader__add${isTile ? ' eb-uploader__add--tile' : ''}`}
      id={part === 'add' ? id : undefined}
      part={part}
      // It says why, so it can be reached.
      aria-disabled={isFull || undefined}
      onClick={() => open(target)}
    >
      <Icon path={icon} />
      {label}
    </button>
  )
  const choose = buttonLabel || text(hasCamera && takesOnlyPictures(accept) ? 'album' : 'choose')
  const limit = single ? 1 : (props.maxCount ?? defaultMaximumCount)
  const fullText = text('full', { limit })
  const { Tooltip } = useLimit(isFull, fullText)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: loads what will be needed
    <div className="eb-uploader__control" onPointerEnter={onNear} onFocus={onNear}>
      {mode === 'managed' && <Icon path={uploadIcon} className="eb-uploader__sign" />}
      {mode === 'managed' && <span className="eb-uploader__drop">{text('drop')}</span>}
      <span className="eb-uploader__buttons">
        {button('add', choose, isTile ? plusIcon : uploadIcon, input)}
        {hasCamera && button('camera', text('camera'), cameraIcon, camera)}
      </span>
      {Tooltip && isFull && (
        <Tooltip text={fullText} targetId={id} lang={lang} dir={dir}>
          <span hidden />
        </Tooltip>
      )}
      {hint && <span className="eb-uploader__hint">{hint}</span>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={choose}
        accept={acceptedTypes(accept).join() || undefined}
        multiple={!single}
        disabled={disabled}
        onChange={take}
      />
      {hasCamera && (
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label={text('camera')}
          onChange={take}
        />
      )}
    </div>
  )
}

/** The limits, before anybody meets them. */
function hintText(
  { accept, maxSize = defaultMaximumSize, maxCount, single }: UploaderProps,
  text: Text,
): string {
  const types = typesText(accept, text)
  return [
    types && text('types', { types }),
    maxSize > 0 && text('size', { ...sizeLimit(maxSize) }),
    !single && maxCount && maxCount < defaultMaximumCount && text('count', { limit: maxCount }),
  ]
    .filter(Boolean)
    .join(text('semicolon'))
}
