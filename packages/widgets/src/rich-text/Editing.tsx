import { fieldClass, fieldStyles } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useImperativeHandle, useRef } from 'react'
import { useStrings } from '../environment'
import css from './Editing.css'
import { ImageRows } from './images/ImageRows'
import { useInsertions } from './images/useInsertions'
import type { RichTextProps } from './props'
import { defaultHeight } from './RichText'
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
  const { place, format, document } = useRichDocument(props, {
    insertions,
    bar,
    text,
    errorId: `${id}-error`,
  })
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
        {/* What guests see has a white ground, whatever the theme. */}
        <div className="eb-rich-text__scroll" data-eb-theme="light">
          <div ref={place} className="eb-rich-text__text" part="text" />
        </div>
      </div>
      <ImageRows insertions={insertions} text={text} />
      <FieldError id={`${id}-error`} message={errorMessage} />
    </div>
  )
}
