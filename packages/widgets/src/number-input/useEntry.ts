import { useLayoutEffect, useRef, useState } from 'react'
import type { NumberInputProps } from './NumberInput'
import { boundsOf, corrected, isAllowed, precisionOf, readNumber, stepped, writeNumber } from './numbers'

/** What somebody is typing, and the number it becomes. */
export function useEntry(props: NumberInputProps) {
  const { valueAsNumber: value = null, disabled } = props
  /** What is typed and not corrected yet. */
  const [draft, setDraft] = useState<string>()
  /** The number now: several steps may fall between two renderings. */
  const now = useRef(value)
  /** The number that `onChange` told last, while there is a newer one. */
  const told = useRef<number | null | undefined>(undefined)
  const { min, max } = boundsOf(props)

  useLayoutEffect(() => {
    if (value === now.current) return
    // The page has set another one.
    now.current = value
    told.current = undefined
    setDraft(undefined)
  }, [value])

  function set(number: number | null): boolean {
    if (Object.is(number, now.current)) return false
    if (told.current === undefined) told.current = now.current
    now.current = number
    props.onInput?.({ value: number })
    return true
  }

  /** Corrects what was typed. */
  function settle(): void {
    if (draft === undefined) return
    setDraft(undefined)
    set(corrected(draft, props, now.current))
  }

  /** Nothing more comes: says what it has become. */
  function finish(): void {
    settle()
    const before = told.current
    told.current = undefined
    if (before !== undefined && before !== now.current) props.onChange?.({ value: now.current })
  }

  return {
    text: draft ?? writeNumber(value, precisionOf(props)),
    min,
    max,
    finish,
    type(text: string, isComposing: boolean): void {
      setDraft(text)
      const number = readNumber(text)
      if (!isComposing && isAllowed(number, props)) set(number)
    },
    /** Goes so many steps on; false at the bound. */
    step(steps: number): boolean {
      if (disabled) return false
      settle()
      return set(stepped(now.current, steps, props))
    },
    /** Goes to a bound; false where there is none. */
    goTo(bound: number | undefined): boolean {
      if (bound === undefined) return false
      setDraft(undefined)
      set(bound)
      return true
    },
  }
}
