import { fieldClass, fieldStyles } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { useStyles } from '@ebkit/ui/styles'
import { atom } from 'nanostores'
import { useId, useImperativeHandle, useRef, useState } from 'react'
import { useStrings } from '../environment'
import { defaultHeight } from './defaultHeight'
import { setImage } from './document/imageCommands'
import type { Pasting } from './document/longPaste/Pasting'
import css from './Editing.css'
import { ImageBox } from './images/ImageBox'
import { ImageRows } from './images/ImageRows'
import { useImageBox } from './images/useImageBox'
import { useInsertions } from './images/useInsertions'
import { PasteRow } from './pasting/PasteRow'
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
  const [$pasting] = useState(() => atom<Pasting | undefined>())
  const insertions = useInsertions(props, text, $pasting)
  const toImage = useRef(() => {})
  const { place, format, document } = useRichDocument(props, {
    insertions,
    $pasting,
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
      <PasteRow $pasting={$pasting} text={text} />
      <ImageRows insertions={insertions} text={text} />
      <FieldError id={`${id}-error`} message={errorMessage} />
    </div>
  )
}
