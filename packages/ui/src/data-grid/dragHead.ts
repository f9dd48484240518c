import type { PointerEvent } from 'react'
import { styleElement } from '../styles/useStyles'
import css from './dragHead.css'

/** px that a pointer moves before a press is a drag. */
const threshold = 5

/** Where a head would be put down: at which edge of which other one. */
interface Drop {
  head: HTMLElement
  isAfter: boolean
}

/** From a press on a head until it is released: where it would stand is marked, and told when it is put down. Esc takes back. */
export function dragHead(
  event: PointerEvent<HTMLElement>,
  onDrop: (beside: string, isAfter: boolean) => void,
): void {
  const own = event.currentTarget
  const { clientX: from } = event
  const isRtl = getComputedStyle(own).direction === 'rtl'
  const end = new AbortController()
  let isDragged = false
  let drop: Drop | undefined

  const mark = (next: Drop | undefined) => {
    drop?.head.removeAttribute('data-drop')
    drop = next
    next?.head.setAttribute('data-drop', next.isAfter ? 'after' : 'before')
  }
  const move = ({ clientX }: { clientX: number }) => {
    if (!isDragged && Math.abs(clientX - from) < threshold) return
    if (!isDragged) styleElement(own, css)
    isDragged = true
    own.setAttribute('data-dragged', '')
    mark(dropAt(own, clientX, isRtl))
  }
  const finish = (isDrop: boolean) => {
    end.abort()
    own.removeAttribute('data-dragged')
    const last = drop
    mark(undefined)
    // The press was a drag: it sorts nothing.
    if (isDragged) swallowClick(own)
    if (isDrop && last) onDrop(last.head.dataset.column as string, last.isAfter)
  }
  // On the window: before the first move the pointer may have left the head.
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    hear: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, hear, { signal: end.signal, capture: true })
  listen('pointermove', move)
  listen('pointerup', () => finish(true))
  listen('pointercancel', () => finish(false))
  // No text is selected, and none that is selected is dragged: that would end the pointer's events.
  for (const type of ['selectstart', 'dragstart'])
    own.getRootNode().addEventListener(type, (event) => event.preventDefault(), { signal: end.signal })
  listen('keydown', (pressed) => {
    if (pressed.key !== 'Escape' || !isDragged) return
    // For the drag alone, neither for a dialog around the list nor for the page.
    pressed.stopPropagation()
    finish(false)
  })
}

/** The edge of another head that a pointer is nearest to. */
function dropAt(own: HTMLElement, x: number, isRtl: boolean): Drop | undefined {
  const heads = [...(own.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const head = heads.find((one) => {
    const { left, right } = one.getBoundingClientRect()
    return x >= left && x <= right
  })
  if (!head || head === own) return undefined
  const { left, width } = head.getBoundingClientRect()
  return { head, isAfter: x > left + width / 2 !== isRtl }
}

function swallowClick(own: HTMLElement): void {
  const stop = (event: Event) => event.stopPropagation()
  own.addEventListener('click', stop, { capture: true, once: true })
  // Where no click follows.
  setTimeout(() => own.removeEventListener('click', stop, { capture: true }))
}
