import { enabledFrom, type ListOption } from '@ebkit/ui/list-box'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePlace } from '../environment/Environment'
import { createLookups, type Lookup, nothing } from './lookup'
import type { SuggestProps } from './props'
import { readSuggestions, suggestionsWith } from './suggestions'

/** Time without typing after which suggestions are asked for, in ms. */
const pause = 200

/** State and handlers of a suggest. */
export type SuggestState = ReturnType<typeof useSuggest>

/** The suggestions for the typed text, and their list. */
export function useSuggest(props: SuggestProps, failed: string) {
  const { value = '', suggestions, source, minLength = 1, disabled } = props
  const { given } = usePlace()
  const [wantsOpen, setOpen] = useState(false)
  // Closing may be requested twice before the next rendering.
  const opened = useRef(false)
  // May exceed the suggestions: it is then the last one, as soon as they have loaded.
  const [place, setActive] = useState(-1)
  const [lookup, setLookup] = useState<Lookup>(nothing)
  const lookups = useMemo(() => createLookups(setLookup), [])
  useEffect(() => () => lookups.cancel(), [lookups])

  const { status, cause } = lookup
  const listed = useMemo(
    () => (wantsOpen && !source ? readSuggestions(suggestionsWith(suggestions ?? [], value)) : []),
    [wantsOpen, source, suggestions, value],
  )
  const options: readonly ListOption[] = source ? lookup.options : listed
  const isOpen = wantsOpen && !disabled && (!source || status !== 'idle')
  const active = isOpen && place >= 0 ? enabledFrom(options, place, place < options.length ? 1 : -1) : -1
  useForgetPlace(options, setActive)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each failure
  useEffect(() => {
    if (status === 'failed') given.reportError?.({ code: 'source-failed', message: failed, cause })
  }, [lookup])

  function close(): void {
    lookups.cancel()
    setLookup(nothing)
    setActive(-1)
    setOpen(false)
    if (opened.current) props.onHide?.()
    opened.current = false
  }
  /** Opens the list for a text. `isAsked`: by its key, which shows the whole list if the text is empty. */
  function show(text: string, isAsked: boolean, wait = 0): void {
    if (disabled || !(source || suggestions)) return
    if ([...text.trim()].length < minLength && (source || !isAsked)) {
      close()
      return
    }
    if (!opened.current) props.onShow?.()
    opened.current = true
    setOpen(true)
    if (source) lookups.ask(source, text, wait)
  }
  function type(text: string): void {
    props.onInput?.({ value: text })
    setActive(-1)
    show(text, false, pause)
  }
  return { value, options, status: source ? status : 'done', isOpen, active, setActive, show, type, close }
}

/**
 * The suggestions have changed during keyboard navigation: none is active, otherwise Enter would choose one that was
 * never visible.
 */
function useForgetPlace(options: readonly ListOption[], setActive: (place: number) => void): void {
  const last = useRef(options)
  // With the rendering: a key may follow immediately.
  useLayoutEffect(() => {
    if (last.current.length && last.current !== options) setActive(-1)
    last.current = options
  }, [options, setActive])
}
