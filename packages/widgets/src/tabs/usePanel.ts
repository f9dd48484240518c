import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * The panel of a custom element's tabs, for the element's child whose `slot` is the selected value. It is beside the
 * view, not in it: inside it the page's content would not inherit styles of the page.
 * @param value of the tab that is shown
 * @param tabId id of that tab, whose name the panel has
 * @returns its id; undefined while the page has no content for this value
 */
export function usePanel(
  element: RefObject<Element | null>,
  id: string,
  value: string | undefined,
  tabId: string,
): string | undefined {
  const [isFilled, setFilled] = useState(false)
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const root = element.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const box = document.createElement('div')
    const slot = box.appendChild(document.createElement('slot'))
    const fill = () => setFilled(slot.assignedNodes().length > 0)
    slot.addEventListener('slotchange', fill)
    box.id = id
    box.tabIndex = 0
    box.setAttribute('role', 'tabpanel')
    box.setAttribute('part', 'panel')
    root.append(box)
    panel.current = box
    return () => box.remove()
  }, [element, id])
  useLayoutEffect(() => {
    const box = panel.current
    const slot = box?.firstElementChild as HTMLSlotElement | null | undefined
    if (!box || !slot) return
    slot.name = value ?? ''
    box.setAttribute('aria-labelledby', tabId)
    const hasContent = value !== undefined && slot.assignedNodes().length > 0
    box.hidden = !hasContent
    setFilled(hasContent)
  })
  return isFilled ? id : undefined
}
