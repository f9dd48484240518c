import { type FocusEvent, useState } from 'react'
import type { Kept } from './useEditorContext'

/**
 * While somebody works in a row, its fields that were right before stay quiet until they are left: nobody is told what
 * is missing in a row that was added just now. Everything else is told at once.
 */
export function useQuiet(kept: Kept) {
  const [quiet, setQuiet] = useState<{ key: number; columns: readonly number[] }>()
  return {
    // One that is fresh will get focus.
    isQuiet: (key: number, column: number) =>
      kept.fresh === key || (quiet?.key === key && quiet.columns.includes(column)),
    /** Focus came to a field or button of a row; `wrong` says which columns are. */
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
