import type { WritableAtom } from 'nanostores'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createRichDocument, type RichDocument } from './document/createRichDocument'
import type { Format } from './document/format'
import type { Pasting } from './document/longPaste/Pasting'
import type { TextSize } from './document/textSize'
import type { ImageInsertions } from './images/createImageInsertions'
import { useForeignImages } from './images/useForeignImages'
import type { RichTextProps } from './props'
import type { Text } from './strings'
import type { ToolbarHandle } from './toolbar/Toolbar'

interface Surroundings {
  insertions: ImageInsertions
  $pasting: WritableAtom<Pasting | undefined>
  bar: RefObject<ToolbarHandle | null>
  text: Text
  errorId: string
  /** Enter on the selected image. */
  toImage(): void
}

/** The text in the page; `place` is its element. */
export function useRichDocument(props: RichTextProps, around: Surroundings) {
  const place = useRef<HTMLDivElement>(null)
  const document = useRef<RichDocument>(undefined)
  const [format, setFormat] = useState<Format>()
  const reporter = useReporter(props)
  const takeForeign = useForeignImages(props, document)
  const latest = useRef({ props, around, reporter, takeForeign })
  latest.current = { props, around, reporter, takeForeign }

  const { insertions, $pasting } = around
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const leave = () => latest.current.reporter.leave()
    const made = createRichDocument(element, {
      html: latest.current.props.value ?? '',
      insertions,
      $pasting,
      isEditable: () => !latest.current.props.disabled && !latest.current.props.readonly,
      attributes: (size) => attributesOf(latest.current.props, latest.current.around, size),
      onChange: (html) => latest.current.reporter.input(html),
      onLeave: leave,
      onFormat: setFormat,
      onForeignImages: (addresses) => latest.current.takeForeign(addresses),
      toToolbar: () => latest.current.around.bar.current?.focus(),
      toLink: () => latest.current.around.bar.current?.openLink(),
      toImage: () => latest.current.around.toImage(),
    })
    document.current = made
    element.addEventListener('blur', leave)
    return () => {
      element.removeEventListener('blur', leave)
      document.current = undefined
      made.dispose()
    }
  }, [insertions, $pasting])

  const { value = '' } = props
  useLayoutEffect(() => {
    if (value !== reporter.shown.current) document.current?.setHtml(value)
    reporter.shown.current = value
  }, [value, reporter])
  useLayoutEffect(() => document.current?.refresh())
  return { place, format, document }
}

/** Reports the text: as input at every change, as a change on blur. */
function useReporter(props: RichTextProps) {
  const latest = useRef(props)
  latest.current = props
  const shown = useRef(props.value ?? '')
  const isChanged = useRef(false)
  const [reporter] = useState(() => ({
    shown,
    input(value: string) {
      if (value === shown.current) return
      shown.current = value
      isChanged.current = true
      latest.current.onInput?.({ value })
    },
    leave() {
      if (!isChanged.current) return
      isChanged.current = false
      latest.current.onChange?.({ value: shown.current })
    },
  }))
  return reporter
}

/** Attributes of the text's element. */
function attributesOf(props: RichTextProps, { text, errorId }: Surroundings, size: TextSize) {
  const { label, required, disabled, readonly, errorMessage, placeholder, describedBy } = props
  const described = [errorMessage && errorId, describedBy].filter(Boolean).join(' ')
  return {
    class: size === 'short' ? '' : `eb-rich-text__text--${size}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label || text('label'),
    ...(required && { 'aria-required': 'true' }),
    ...(errorMessage && { 'aria-invalid': 'true' }),
    ...(described && { 'aria-describedby': described }),
    ...(placeholder && { 'data-placeholder': placeholder }),
    ...(disabled ? { 'aria-disabled': 'true' } : readonly && { 'aria-readonly': 'true', tabindex: '0' }),
  } as Record<string, string>
}
