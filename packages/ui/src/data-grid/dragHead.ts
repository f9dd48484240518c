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
  const { clientX: from, pointerId } = event
  const isRtl = getComputedStyle(own).direction === 'rtl'
  const end = new AbortController()
  const { signal } = end
  let isDragged = false
  let drop: Drop | undefined

  const mark = (next: Drop | undefined) => {
    drop?.head.removeAttribute('data-drop')
    drop = next
    next?.head.setAttribute('data-drop', next.isAfter ? 'after' : 'before')
  }
  const move = ({ clientX }: MouseEvent) => {
    if (!isDragged && Math.abs(clientX - from) < threshold) return
    if (!isDragged) {
      isDragged = true
      styleElement(own, css)
      own.setAttribute('data-dragged', '')
      own.setPointerCapture(pointerId)
    }
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
  own.addEventListener('pointermove', move, { signal })
  own.addEventListener('pointerup', () => finish(true), { signal })
  own.addEventListener('pointercancel', () => finish(false), { signal })
  window.addEventListener(
    'keydown',
    (pressed) => {
      if (pressed.key !== 'Escape' || !isDragged) return
      pressed.stopPropagation()
      finish(false)
    },
    { signal, capture: true },
  )
  // Released elsewhere before it was a drag.
  window.addEventListener('pointerup', () => !isDragged && end.abort(), { signal })
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
