import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { usePlace } from '../environment'
import { type EditorColumn, editorColumn, type ListRow } from './columns'
import type { ListEditorProps } from './props'
import type { ListEditorText } from './strings'

interface Removed {
  key: number
  row: ListRow
  index: number
}

/** State of an editor that is kept between renderings. */
export interface Kept {
  /** The rendered rows with the changes reported since: a script may set several values before the next rendering. */
  rows: readonly ListRow[]
  /** Stable keys of the rows, by index. */
  keys: number[]
  nextKey: number
  /** Removed rows that can be restored, the last one at the end. */
  removed: Removed[]
  /** Selector of the element that gets focus after the next rendering. */
  focus: string
  /** Text was typed that has not been reported by `onChange`. */
  isTyped: boolean
  /** Key of the row that was added last, until it has had focus. */
  fresh: number
}

/**
 * The rows for the user's actions. The rows themselves belong to the page: changes are reported to it, and it sets
 * them again.
 */
export interface EditorContext {
  /** As rendered. Actions start from `kept.rows`. */
  readonly rows: readonly ListRow[]
  readonly columns: readonly EditorColumn[]
  readonly minRows: number
  readonly maxRows: number
  readonly kept: Kept
  /** Key of the selected row. */
  readonly selected: number | undefined
  readonly select: (key: number | undefined) => void
  /** The announcement of the last action. */
  readonly said: string
  readonly say: (said: string) => void
  readonly text: ListEditorText
  /** Reports changed rows; while typing only as `onInput`. */
  readonly tell: (rows: readonly ListRow[], isTyping?: boolean) => void
}

/** Creates the context of the actions on rows; see actions.ts. */
export function useEditorContext(
  props: ListEditorProps,
  text: ListEditorText,
  element: RefObject<HTMLElement | null>,
): EditorContext {
  const { rows = [], minRows = 0, maxRows = Infinity, onInput, onChange } = props
  const { locale } = usePlace()
  const columns = (props.columns ?? []).map((column) => editorColumn(column, locale))
  const nothing: Kept = { rows, keys: [], nextKey: 0, removed: [], focus: '', isTyped: false, fresh: -1 }
  const kept = useRef(nothing).current
  const [selected, select] = useState<number>()
  const [said, say] = useState('')
  const [, drawAgain] = useState({})
  kept.rows = rows
  follow(kept, rows.length)
  useLayoutEffect(() => {
    const target = kept.focus && element.current?.querySelector<HTMLElement>(kept.focus)
    if (!target) return
    kept.focus = ''
    target.focus()
  })
  const tell = (value: readonly ListRow[], isTyping = false) => {
    kept.isTyped = isTyping
    kept.rows = value
    onInput?.({ value })
    if (!isTyping) onChange?.({ value })
    // even if the page refuses: a change that it has not accepted ends with this rendering
    drawAgain({})
  }
  return { rows, columns, minRows, maxRows, kept, selected, select, said, say, text, tell }
}

/** The page set other rows than reported: rows with the same index count as the same. */
function follow(kept: Kept, count: number): void {
  const { keys } = kept
  if (keys.length !== count) kept.removed = []
  while (keys.length < count) keys.push(kept.nextKey++)
  keys.length = count
}
