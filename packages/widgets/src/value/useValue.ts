import { useLayoutEffect, useMemo, useRef } from 'react'

export interface ValueOptions<Value> {
  /** The value from the page: by a property or an attribute, by a reset of its form, or by restored input. */
  value: Value
  /** Whether two values are equal for the user. Default: `Object.is`. */
  isSame?(one: Value, other: Value): boolean
  /** What holds the value inside the widget, such as its model: a new one is set to the value. */
  holder?: unknown
  /** The page has set another value than the widget holds. Called before painting. */
  onSet?(value: Value): void
  /** The user has chosen another value. */
  onChange?(value: Value): void
}

export interface ValueVerbs<Value> {
  /** The current value: the page's, or what the user has chosen since it was rendered. */
  current(): Value
  /** Sets the user's choice: it is reported to the page, and the same value coming back as a property is ignored. */
  choose(value: Value): void
  /** As `choose`, if the page is notified in another way. */
  take(value: Value): void
}

/**
 * The value of a widget, which has two sources. The page sets it, and the widget follows (`onSet`); the user chooses
 * it, and the page is notified (`onChange`). Since the page sets the reported value again, each incoming value is
 * compared with the one that the widget holds: the user's choice is not set a second time.
 */
export function useValue<Value>(options: ValueOptions<Value>): ValueVerbs<Value> {
  const { value, holder } = options
  const newest = useRef(options)
  newest.current = options
  const current = useRef(value)
  current.current = value
  /** The value that the widget holds; undefined before it is rendered. */
  const held = useRef<{ value: Value; holder: unknown }>(undefined)
  /** The last value of the page that the widget has followed. */
  const followed = useRef<{ value: Value; holder: unknown }>(undefined)
  useLayoutEffect(() => {
    // React's strict mode runs it again for the same value: a value that the widget has taken meanwhile stays.
    if (followed.current && Object.is(followed.current.value, value) && followed.current.holder === holder)
      return
    followed.current = { value, holder }
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
