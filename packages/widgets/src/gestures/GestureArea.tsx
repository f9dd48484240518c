import CropperCanvas from '@cropper/element-canvas'
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'

/** Gestures by mouse, touch or wheel. Points are px of the window. */
export interface Gestures {
  /** A button or finger went down. @param grip name of the grip under it */
  onStart?(grip: string, point: Point): void
  /** Distance since the start. */
  onMove?(total: Point): void
  /** Two fingers or the wheel: scale factor around a point; fingers also move. */
  onScale?(factor: number, around: Point, moved: Point): void
  /** All buttons and fingers are up. */
  onEnd?(total: Point): void
  /** Pressed twice at the same point. */
  onDoublePress?(point: Point): void
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface GestureAreaProps extends Gestures {
  className: string
  children?: ReactNode
  areaRef?: Ref<HTMLElement>
}

/** Our own name: a page may use cropperjs itself, and a name can be defined only once. */
const tag = 'eb-gesture-area'
// For the types only.
const Area = tag as 'div'

/** Details of cropperjs's gesture events; px of the document. */
interface Action {
  action: string
  startX: number
  startY: number
  endX: number
  endY: number
  scale?: number
  centerX?: number
  centerY?: number
  relatedEvent: PointerEvent & WheelEvent
}

/**
 * An area for dragging, pinching and the wheel: only the canvas of cropperjs. Mark elements that can be dragged
 * separately with `data-grip`.
 */
export function GestureArea({ className, children, areaRef, ...gestures }: GestureAreaProps) {
  CropperCanvas.$define(tag)
  const own = useRef<HTMLElement>(null)
  const latest = useRef(gestures)
  latest.current = gestures
  useLayoutEffect(() => follow(own.current as HTMLElement, latest), [])
  const ref = (element: HTMLElement | null) => {
    own.current = element
    if (typeof areaRef === 'function') areaRef(element)
    else if (areaRef) areaRef.current = element
  }
  return (
    <Area ref={ref} className={className}>
      {children}
    </Area>
  )
}

function follow(area: HTMLElement, latest: { readonly current: Gestures }): () => void {
  const total = { x: 0, y: 0 }
  /** The midpoint between two fingers. */
  let middle: Point | undefined
  const handlers: Record<string, (action: Action) => void> = {
    actionstart({ relatedEvent }) {
      const { target, clientX, clientY } = relatedEvent
      const grip = (target as Element).closest('[data-grip]')?.getAttribute('data-grip') ?? ''
      middle = undefined
      Object.assign(total, { x: 0, y: 0 })
      latest.current.onStart?.(grip, { x: clientX, y: clientY })
    },
    action({ action, startX, startY, endX, endY, scale, centerX, centerY, relatedEvent }) {
      if (action === 'move') {
        total.x += endX - startX
        total.y += endY - startY
        latest.current.onMove?.(total)
      } else if (scale) {
        const isWheel = centerX === undefined || centerY === undefined
        const around = isWheel
          ? { x: relatedEvent.clientX, y: relatedEvent.clientY }
          : { x: centerX - scrollX, y: centerY - scrollY }
        const before = (!isWheel && middle) || around
        middle = around
        // In the canvas's units: a step out reverses a step in.
        latest.current.onScale?.(scale < 0 ? 1 / (1 - scale) : 1 + scale, around, {
          x: around.x - before.x,
          y: around.y - before.y,
        })
      }
    },
    actionmove() {},
    actionend: () => latest.current.onEnd?.(total),
  }
  const types = Object.keys(handlers)
  const listen = (event: Event) => {
    // These events must not leave the widget.
    event.stopPropagation()
    handlers[event.type]?.((event as CustomEvent<Action>).detail)
  }
  for (const type of types) area.addEventListener(type, listen)
  // An attribute of the target tells the canvas which action a gesture starts.
  const take = ({ target }: Event) => (target as Element).setAttribute('action', 'move')
  area.addEventListener('pointerdown', take, true)
  const press = ({ clientX: x, clientY: y }: MouseEvent) => latest.current.onDoublePress?.({ x, y })
  area.addEventListener('dblclick', press)
  return () => {
    area.removeEventListener('pointerdown', take, true)
    area.removeEventListener('dblclick', press)
    for (const type of types) area.removeEventListener(type, listen)
  }
}
