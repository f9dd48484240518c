import { useStyles } from '@ebkit/ui/styles'
import { type RefObject, useImperativeHandle, useRef } from 'react'
import { useEnvironment } from '../environment'
import { laterPart } from '../later/laterPart'
import { defaultHeight } from './defaultHeight'
import type { RichTextHandle, RichTextProps } from './props'
import css from './RichText.css'

const [useEditing] = laterPart(() => import('./Editing'))

/**
 * Edits a text with headings, lists, images and tables, as HTML. The editor's code is loaded when it is first
 * rendered.
 * @example
 * ```tsx
 * import { RichText } from '@ebkit/widgets/rich-text'
 * import { useState } from 'react'
 *
 * export function Description() {
 *   const [text, setText] = useState('<p>湖边的房间</p>')
 *   return <RichText value={text} height={320} onChange={({ value }) => setText(value)} />
 * }
 * ```
 */
export function RichText(props: RichTextProps) {
  const { height, handle } = props
  const { locale, dir } = useEnvironment()
  const element = useStyles<HTMLDivElement>(css)
  const text = useRef<RichTextHandle>(null)
  const { Editing, failure } = useEditing(true, props.onError)
  useImperativeHandle(handle, () => ({ focus: () => focusText(text, element) }))

  return (
    <div ref={element} className="eb-root eb-rich-text" lang={locale} dir={dir}>
      {Editing ? (
        <Editing {...props} handle={text} />
      ) : (
        <div
          className="eb-rich-text__frame eb-rich-text__frame--loading"
          style={{ height: height && height > 0 ? height : defaultHeight }}
          aria-busy={!failure}
          tabIndex={-1}
        >
          {failure}
        </div>
      )}
    </div>
  )
}

function focusText(text: RefObject<RichTextHandle | null>, element: RefObject<HTMLElement | null>): void {
  if (text.current) text.current.focus()
  else element.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus()
}
