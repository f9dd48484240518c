import { fieldClass, fieldStyles } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useImperativeHandle, useRef } from 'react'
import { useStrings } from '../environment'
import { defaultHeight } from './defaultHeight'
import { setImage } from './document/imageCommands'
import css from './Editing.css'
import { ImageBox } from './images/ImageBox'
import { ImageRows } from './images/ImageRows'
import { useImageBox } from './images/useImageBox'
import { useInsertions } from './images/useInsertions'
import type { RichTextProps } from './props'
import { strings } from './strings'
import { Toolbar, type ToolbarHandle } from './toolbar/Toolbar'
import { useRichDocument } from './useRichDocument'

/** The editor: toolbar, text, and the images that are being uploaded. */
export function Editing(props: RichTextProps) {
  const { height, disabled, readonly, errorMessage } = props
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(fieldStyles, css)
  const id = useId()
  const bar = useRef<ToolbarHandle>(null)
  const insertions = useInsertions(props, text)
  const toImage = useRef(() => {})
  const { place, format, document } = useRichDocument(props, {
    insertions,
    toImage: () => toImage.current(),
    bar,
    text,
    errorId: `${id}-error`,
  })
  const image = readonly || disabled ? undefined : format?.image
  const box = useImageBox(image?.position)
  toImage.current = box.enter
  useImperativeHandle(props.handle, () => ({ focus: () => document.current?.focus() }))

  return (
    <div ref={element} className="eb-rich-text__editing">
      <div
        className={fieldClass('eb-rich-text__frame', { invalid: !!errorMessage, disabled })}
        style={{ height: height && height > 0 ? height : defaultHeight }}
        part="field"
      >
        {!readonly && format && (
          <Toolbar
            handle={bar}
            text={text}
            format={format}
            disabled={disabled}
            run={(command) => document.current?.run(command)}
            onImages={(files) => document.current?.insertFiles(files)}
            onLeave={() => document.current?.focus()}
          />
        )}
        <div className="eb-rich-text__scroll">
          <div ref={place} className="eb-rich-text__text" part="text" />
        </div>
      </div>
      {image && box.isOpen && (
        <ImageBox
          key={image.position}
          anchor={box.anchorAt(document.current?.imageAt(image.position))}
          image={image}
          text={text}
          onChange={(change) => document.current?.run(setImage(change), true)}
          onClose={(reason) => {
            box.close()
            if (reason !== 'outside') document.current?.focus()
          }}
        />
      )}
      <ImageRows insertions={insertions} text={text} />
      <FieldError id={`${id}-error`} message={errorMessage} />
    </div>
  )
}
