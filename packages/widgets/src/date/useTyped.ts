import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import { readTyped, textOfDate, writeDate } from './dateValue'
import type { DateSettings } from './settings'

/** What stands in the field and is not the value (yet). */
export interface Typed {
  text: string
  /** The value it was typed over: when that is another one, what was typed is void. */
  over: string
  /** The person has finished, and it is no date. */
  isWrong?: boolean
}

interface TypedOptions extends DateSettings {
  value: string
  onChange: (value: string) => void
  /** Where what was typed stays while the field is out of the page. */
  draft?: RefObject<unknown> | undefined
  reportProblem?: ((message?: string) => void) | undefined
  /** What is wrong with a text that is no date. */
  message: string
}

export type TypedDate = ReturnType<typeof useTyped>

/** What a person types into the field, until it is a date. What is none stays to be corrected. */
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
    /** What stands there; undefined while that is the value. */
    text: typed?.text,
    problem,
    type: (text: string) => keep({ text, over: current }),
    /** The person has finished: what is a date becomes the value, what is none takes it away. */
    finish() {
      const typed = typedNow() // it may not be drawn yet
      if (!typed || typed.isWrong) return
      const parsed = readTyped(typed.text, options)
      keep(parsed || !typed.text.trim() ? undefined : { text: typed.text, over: '', isWrong: true })
      change(parsed ? writeDate(parsed, options) : '')
    },
    /** A date was chosen, or none. */
    choose(next: string) {
      keep()
      change(next)
    },
  }
}
