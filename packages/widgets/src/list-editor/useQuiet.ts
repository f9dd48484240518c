import { type FocusEvent, useState } from 'react'
import type { Kept } from './useEditorContext'

/**
 * While the user works in a row, its fields that were valid before show no problems until they lose focus: a row that
 * was just added reports nothing as missing. All other problems are shown at once.
 */
export function useQuiet(kept: Kept) {
  const [quiet, setQuiet] = useState<{ key: number; columns: readonly number[] }>()
  return {
    // A new row will get focus.
    isQuiet: (key: number, column: number) =>
      kept.fresh === key || (quiet?.key === key && quiet.columns.includes(column)),
    /** A field or button of a row got focus; `wrong` contains the invalid columns. */
    onFocus(event: FocusEvent, key: number, wrong: readonly boolean[]) {
      if (isWithin(event)) return
      const isFresh = kept.fresh === key
      kept.fresh = -1
      setQuiet({ key, columns: [...wrong.keys()].filter((column) => isFresh || !wrong[column]) })
    },
    onBlur(event: FocusEvent) {
      const left = Number((event.target as HTMLElement).dataset.column)
      setQuiet(
        isWithin(event) && quiet
          ? { ...quiet, columns: quiet.columns.filter((column) => column !== left) }
          : undefined,
      )
    },
  }
}

/** Whether focus moves inside the row. */
const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  currentTarget.contains(relatedTarget as Node | null)
