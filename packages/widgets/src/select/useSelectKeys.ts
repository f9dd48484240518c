import { isComposing } from '@ebkit/ui/composition'
import { createTypeAhead, moveActive } from '@ebkit/ui/list-box'
import { type KeyboardEvent, useRef } from 'react'
import type { SelectState } from './useSelect'

/** The keys of a select-only combobox, as the ARIA Authoring Practices have them. Esc is the floating box's. */
export function useSelectKeys(state: SelectState, multiple: boolean | undefined, close: () => void) {
  const typeAhead = useRef(createTypeAhead())
  const { all, shown, isOpen, active, show, choose, setActive } = state

  /** @returns whether the key does something */
  function open(key: string): boolean {
    if (key === 'Home') show(0)
    else if (key === 'End') show(all.length - 1)
    else if (/^(ArrowDown|ArrowUp|Enter| )$/.test(key)) show()
    else return false
    return true
  }

  function move(key: string, isAlt: boolean): boolean {
    const isPick = key === 'Enter' || key === ' '
    if (isPick || (isAlt && key === 'ArrowUp')) {
      if (isPick || !multiple) choose(shown[active])
      // Nothing matches the filter: what is typed there stays.
      if (!isPick || (!multiple && active >= 0)) close()
      return true
    }
    const next = isAlt ? undefined : moveActive(shown, active, key)
    if (next !== undefined) setActive(next)
    return next !== undefined
  }

  function type(event: KeyboardEvent): boolean {
    if ([...event.key].length > 1 || event.key === ' ') return false
    const found = typeAhead.current(isOpen ? shown : all, active, event.key, event.timeStamp)
    if (!isOpen) show(found < 0 ? undefined : found)
    if (found >= 0) setActive(found)
    return true
  }

  return (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event
    const isText = (target as Element).matches('input')
    if (isComposing(event) || ctrlKey || metaKey || (target as Element).matches('.eb-combo__action')) return
    if (isOpen && key === 'Tab') {
      if (!multiple) choose(shown[active])
      close()
    } else if (isText && / |Home|End/.test(key)) return
    else if (isOpen ? move(key, altKey) : open(key)) event.preventDefault()
    else if (!isText && !altKey && type(event)) event.preventDefault()
  }
}
