import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import { readTyped, textOfDate, writeDate } from './dateValue'
import type { DateSettings } from './settings'

/** The text in the field that is not the value (yet). */
export interface Typed {
  text: string
  /** The value when the text was typed: if it changes, the text is discarded. */
  over: string
  /** The text was committed, and is not a date. */
  isWrong?: boolean
}

interface TypedOptions extends DateSettings {
  value: string
  onChange: (value: string) => void
  /** Keeps the typed text while the field is not on the page. */
  draft?: RefObject<unknown> | undefined
  reportProblem?: ((message?: string) => void) | undefined
  /** Shown for text that is not a date. */
  message: string
}

export type TypedDate = ReturnType<typeof useTyped>

/** The text typed into the field until it is a date. Text that is not a date stays, so that it can be corrected. */
export function useTyped(options: TypedOptions) {
  const { value, onChange, draft, reportProblem, message } = options
  const own = useRef<unknown>(undefined)
  const store = (draft ?? own) as RefObject<Typed | undefined>
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const current = textOfDate(value, options)
  const typedNow = () => (store.current?.over === current ? store.current : undefined)
  const typed = typedNow()
  const problem = typed?.isWrong ? message : undefined
  useLayoutEffect(() => {
    reportProblem?.(problem)
  }, [reportProblem, problem])

  const keep = (next?: Typed) => {
    store.current = next
    redraw()
  }
  const change = (next: string) => {
    if (next !== current) onChange(next)
  }
  return {
    /** The typed text; undefined while the field shows the value. */
    text: typed?.text,
    problem,
    type: (text: string) => keep({ text, over: current }),
    /**
     * Commits the typed text: a valid date becomes the value; otherwise the value is cleared and the text stays with its
     * error.
     */
    finish() {
      const typed = typedNow() // it may not be rendered yet
      if (!typed || typed.isWrong) return
      const parsed = readTyped(typed.text, options)
      keep(parsed || !typed.text.trim() ? undefined : { text: typed.text, over: '', isWrong: true })
      change(parsed ? writeDate(parsed, options) : '')
    },
    /** A date was chosen, or the field was cleared. */
    choose(next: string) {
      keep()
      change(next)
    },
  }
}
