import type { PointerEvent } from 'react'
import { styleElement } from '../styles/useStyles'
import css from './dragHead.css'

/** px that a pointer must move for a press to become a drag. */
const threshold = 5

/** Where a header would be dropped: at which edge of which other one. */
interface Drop {
  head: HTMLElement
  isAfter: boolean
}

/** Drags a header from press to release: marks the target, and reports the drop. Esc cancels. */
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
    // The press was a drag, so it must not sort.
    if (isDragged) swallowClick(own)
    if (isDrop && last) onDrop(last.head.dataset.column as string, last.isAfter)
  }
  // On the window: the pointer may have left the header before its first move.
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    hear: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, hear, { signal: end.signal, capture: true })
  listen('pointermove', move)
  listen('pointerup', () => finish(true))
  listen('pointercancel', () => finish(false))
  // Prevents selecting text, and dragging selected text, which would end the pointer events.
  for (const type of ['selectstart', 'dragstart'])
    own.getRootNode().addEventListener(type, (event) => event.preventDefault(), { signal: end.signal })
  listen('keydown', (pressed) => {
    if (pressed.key !== 'Escape' || !isDragged) return
    // Only the drag handles it, neither an enclosing dialog nor the page.
    pressed.stopPropagation()
    finish(false)
  })
}

/** The nearest edge of another header. */
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
  // For the case that no click follows.
  setTimeout(() => own.removeEventListener('click', stop, { capture: true }))
}
