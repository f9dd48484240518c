import { useLayoutEffect, useMemo, useRef } from 'react'

export interface ValueOptions<Value> {
  /** What the page gives: by a property or an attribute, by resetting its form, or by restoring what was entered. */
  value: Value
  /** Whether two values are the same for a person. Default: `Object.is`. */
  isSame?(one: Value, other: Value): boolean
  /** What holds the value inside the widget, such as its model: another one is given the value anew. */
  holder?: unknown
  /** The page has set another value than the widget holds. Before anything is painted. */
  onSet?(value: Value): void
  /** A person has chosen another value. */
  onChange?(value: Value): void
}

export interface ValueVerbs<Value> {
  /** What holds now: the page's value, or what a person has chosen since it was drawn. */
  current(): Value
  /** A person chose: the page is told, and its answer, the same value as a property, is no news to the widget. */
  choose(value: Value): void
  /** As `choose`, where the page is told in another way. */
  take(value: Value): void
}

/**
 * The value of a widget, which has two authors. The page sets it, and the widget follows (`onSet`); a person chooses it, and
 * the page is told (`onChange`). Since the page gives back what it was told, each value that comes is compared with what
 * the widget holds: one that a person chose is not set a second time.
 */
export function useValue<Value>(options: ValueOptions<Value>): ValueVerbs<Value> {
  const { value, holder } = options
  const newest = useRef(options)
  newest.current = options
  const current = useRef(value)
  current.current = value
  /** What the widget holds; undefined before it is drawn. */
  const held = useRef<{ value: Value; holder: unknown }>(undefined)
  /** What the page has given, as far as it was followed. */
  const told = useRef<{ value: Value; holder: unknown }>(undefined)
  useLayoutEffect(() => {
    // React's strict mode runs it again for the same value: what the widget has taken in between stays.
    if (told.current && Object.is(told.current.value, value) && told.current.holder === holder) return
    told.current = { value, holder }
    const { isSame = Object.is, onSet } = newest.current
    const before = held.current
    held.current = { value, holder }
    if (!before || before.holder !== holder || !isSame(before.value, value)) onSet?.(value)
  }, [value, holder])
  return useMemo(() => {
    const take = (value: Value) => {
      current.current = value
      held.current = { value, holder: newest.current.holder }
    }
    return {
      current: () => current.current,
      take,
      choose(value) {
        take(value)
        newest.current.onChange?.(value)
      },
    }
  }, [])
}
