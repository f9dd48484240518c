import { acceptedTypes, defaultMaximumCount, defaultMaximumSize, sizeLimit } from '@ebkit/rules/files'
import { Icon } from '@ebkit/ui/icon'
import { cameraIcon, plusIcon, uploadIcon } from '@ebkit/ui/icons'
import { Tooltip } from '@ebkit/ui/tooltip'
import { useId, useRef } from 'react'
import { useHydrated } from '../environment/Environment'
import type { UploadText } from '../uploads/strings'
import { takesOnlyPictures, takesPictures, typesText } from '../uploads/typesText'
import type { UploaderProps } from './props'

export interface AddControlProps {
  props: UploaderProps
  text: UploadText
  isFull: boolean
  lang: string
  dir: 'ltr' | 'rtl'
  /** Called before the browser's file dialog opens; false prevents it. */
  onOpen: () => boolean
  onFiles: (files: File[]) => void
}

/**
 * The buttons that choose files, and their limits.
 * @returns the control; the buttons where they are tiles, for the end of the list; and what opens the browser's dialog
 * @spec W-SUP-5
 */
export function useAddControl(given: AddControlProps) {
  const { props, text, isFull, lang, dir, onOpen, onFiles } = given
  const { accept, mode, view, single, disabled, buttonLabel, hint = hintText(props, text) } = props
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isTouch = useHydrated() && matchMedia('(pointer: coarse)').matches
  const hasCamera = isTouch && takesPictures(accept)
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = '' // the same file can be chosen again
    onFiles(files)
  }
  const open = (target = input, isFolder = false) => {
    if (props.onBeforeChoose?.({ isFull, isCamera: target === camera }) === false) return
    if (!target.current || isFull || !onOpen()) return
    target.current.webkitdirectory = isFolder
    target.current.click()
  }
  const id = useId()
  const isManaged = mode === 'managed'
  const isTile = view === 'tiles' && !isManaged
  const button = (part: 'add' | 'camera' | 'folder', label: string, icon: string, target: typeof camera) => (
    <button
      key={part}
      type="button"
      className={`eb-uploader__add${isTile ? ' eb-uploader__add--tile' : ''}`}
      id={part === 'add' ? id : undefined}
      part={part}
      // It can be focused, and says why it is disabled.
      aria-disabled={isFull || undefined}
      onClick={() => open(target, part === 'folder')}
    >
      <Icon path={icon} />
      {label}
    </button>
  )
  const choose = buttonLabel || text(hasCamera && takesOnlyPictures(accept) ? 'album' : 'choose')
  const limit = single ? 1 : (props.maxCount ?? defaultMaximumCount)
  const fullText = text('full', { limit })
  const buttons = [
    button('add', choose, isTile ? plusIcon : uploadIcon, input),
    hasCamera && button('camera', text('camera'), cameraIcon, camera),
    isManaged && !single && !isTouch && button('folder', text('chooseFolder'), uploadIcon, input),
  ]
  const control = (
    <div className="eb-uploader__control">
      {isManaged && <Icon path={uploadIcon} className="eb-uploader__sign" />}
      {isManaged && <span className="eb-uploader__drop">{text('drop')}</span>}
      {!isTile && <span className="eb-uploader__buttons">{buttons}</span>}
      {isFull && (
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
  // Each is a tile in the list.
  return { control, open, tiles: isTile && buttons.map((one) => one && <li key={one.key}>{one}</li>) }
}

/** The limits, shown in advance. */
function hintText(
  { accept, maxSize = defaultMaximumSize, maxCount, single }: UploaderProps,
  text: UploadText,
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
