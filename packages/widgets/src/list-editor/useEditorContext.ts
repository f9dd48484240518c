import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { usePlace } from '../environment'
import { type EditorColumn, editorColumn, type ListRow } from './columns'
import type { ListEditorProps } from './props'
import type { Text } from './strings'

interface Removed {
  key: number
  row: ListRow
  index: number
}

/** What an editor remembers from one rendering to the next. */
export interface Kept {
  /** The rows as they were drawn, with what has been told since: a script may enter several values before the next drawing. */
  rows: readonly ListRow[]
  /** What each row is called while others come and go; at the same places as the rows. */
  keys: number[]
  nextKey: number
  /** Rows that can be brought back, the last one removed at the end. */
  removed: Removed[]
  /** Selector of what gets focus as soon as it is drawn. */
  focus: string
  /** Something was typed that `onChange` has not been told. */
  isTyped: boolean
  /** Key of the row that was added last, until it has had focus. */
  fresh: number
}

/** The rows as a person works on them. The rows themselves are the page's: it is told, and gives them anew. */
export interface EditorContext {
  /** As drawn. Actions begin with `kept.rows`. */
  readonly rows: readonly ListRow[]
  readonly columns: readonly EditorColumn[]
  readonly minRows: number
  readonly maxRows: number
  readonly kept: Kept
  /** Key of the selected row. */
  readonly selected: number | undefined
  readonly select: (key: number | undefined) => void
  /** What a screen reader says of the last action. */
  readonly said: string
  readonly say: (said: string) => void
  readonly text: Text
  /** Tells other rows; while something is being typed only as `onInput`. */
  readonly tell: (rows: readonly ListRow[], isTyping?: boolean) => void
}

/** Makes what the actions on rows need; see actions.ts. */
export function useEditorContext(
  props: ListEditorProps,
  text: Text,
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
    // also where the page refuses: what it has not taken ends with this drawing
    drawAgain({})
  }
  return { rows, columns, minRows, maxRows, kept, selected, select, said, say, text, tell }
}

/** The page gave other rows than it was told: those at the same places count as the same. */
function follow(kept: Kept, count: number): void {
  const { keys } = kept
  if (keys.length !== count) kept.removed = []
  while (keys.length < count) keys.push(kept.nextKey++)
  keys.length = count
}
