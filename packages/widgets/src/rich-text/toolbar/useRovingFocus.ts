import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Buttons of the bar; floating panels have their own keys. */
const selector = '.eb-rich-text__tool:not(:disabled)'

/**
 * A toolbar with one Tab stop: ← → Home End move between its buttons, and the last focused one is the stop. Buttons
 * without effect are skipped, unless they have focus.
 * @param onLeave Esc was pressed
 */
export function useRovingFocus(bar: RefObject<HTMLElement | null>, onLeave: () => void) {
  const current = useRef<HTMLElement>(undefined)
  const drawn = () => [...(bar.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const tools = () =>
    drawn().filter((tool) => tool === current.current || !tool.matches('[aria-disabled="true"]'))
  const update = () => {
    const all = tools()
    const stop = all.find((tool) => tool === current.current) ?? all[0]
    for (const tool of drawn()) tool.tabIndex = tool === stop ? 0 : -1
    return stop
  }
  useLayoutEffect(() => void update())

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = tools()
    const index = all.indexOf(event.target as HTMLElement)
    if (index < 0) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key]
    const next =
      { Home: 0, End: all.length - 1 }[event.key] ?? (step && (index + step + all.length) % all.length)
    if (event.key === 'Escape') onLeave()
    else if (next !== undefined) all[next]?.focus()
    else return
    event.preventDefault()
  }
  const onFocus = ({ target }: { target: EventTarget }) => {
    if (!tools().includes(target as HTMLElement)) return
    current.current = target as HTMLElement
    update()
  }
  return { onKeyDown, onFocus, focus: () => update()?.focus() }
}
