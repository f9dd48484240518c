import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { Floating, type FloatingCloseReason } from '@ebkit/ui/popover'
import { TextInput } from '@ebkit/ui/text-input'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ImageDescription } from '../document/imageCommands'
import type { Text } from '../strings'

export interface ImageBoxProps {
  /** The image in the text. */
  anchor: RefObject<HTMLElement | null>
  image: ImageDescription
  text: Text
  onChange: (change: Partial<ImageDescription>) => void
  /** Enter or Esc, or a press elsewhere. */
  onClose: (reason?: FloatingCloseReason) => void
}

/** Edits description and width of a selected image beside it. */
export function ImageBox({ anchor, image, text, onChange, onClose }: ImageBoxProps) {
  const isDecorative = image.alt === ''
  /** Its text before it became decorative. */
  const described = useRef(image.alt)
  if (image.alt) described.current = image.alt
  const [width, setWidth] = useState(`${image.width ?? ''}`)
  useEffect(() => setWidth(`${image.width ?? ''}`), [image.width])
  const resize = () => {
    const typed = Math.round(Number(width))
    if (width.trim() === '' || typed > 0) onChange({ width: typed || null })
    else setWidth(`${image.width ?? ''}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Not a key of a composition (IME).
    if (event.key !== 'Enter' || event.keyCode === 229 || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    resize()
    onClose()
  }
  return (
    <Floating anchor={anchor} open onClose={onClose} role="dialog" label={text('imageBox')} part="image-box">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of its fields */}
      <div className="eb-rich-text__image-box" onKeyDown={onKeyDown}>
        <span className="eb-rich-text__image-label">{text('alt')}</span>
        <TextInput
          label={text('alt')}
          placeholder={text('altHint')}
          value={image.alt ?? ''}
          disabled={isDecorative}
          onChange={(typed) => onChange({ alt: typed || null })}
        />
        <Checkbox
          checked={isDecorative}
          onChange={(isOn) => onChange({ alt: isOn ? '' : described.current || null })}
        >
          {text('decorative')}
        </Checkbox>
        <div className="eb-rich-text__image-width">
          <span>{text('width')}</span>
          <TextInput
            label={text('width')}
            suffix="px"
            isNumber
            inputMode="numeric"
            value={width}
            onChange={setWidth}
            onBlur={resize}
          />
          <Button kind="text" onClick={() => onChange({ width: null })}>
            {text('ownWidth')}
          </Button>
        </div>
      </div>
    </Floating>
  )
}
