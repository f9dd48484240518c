import type { FileEntry } from '@ebkit/core/files'
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { FileListingProps, ScreenPoint } from './FileListingProps'

/** Milliseconds of a long press. */
const longPress = 500

/** Px that a finger may move during a long press. */
const tremor = 10

/** A time in ms so far in the past that nothing counts as soon after it. */
const never = -1000

/** The element of the entry in which an event happened. */
export const itemOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-key]')

/** Handles clicks and touches in a listing. */
export function useListingPresses(props: FileListingProps) {
  const { entries, selection, checking, unselectable, onOpen, onContextMenu, onLongPress } = props
  const isTouch = useRef(false)
  const resting = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  /**
   * Time in ms of the last menu opened by touch or key, or of the last selection by a long press. The browser's own event for
   * it, and the click of that touch, are ignored.
   */
  const opened = useRef(never)
  /** The target of the first of several clicks. */
  const first = useRef('')
  const rest = () => clearTimeout(resting.current?.timer)
  useEffect(() => () => clearTimeout(resting.current?.timer), [])

  const entryOf = (target: EventTarget | null): FileEntry | undefined => {
    const id = itemOf(target)?.dataset.key
    return entries.find((entry) => entry.id === id)
  }
  /** Selects the entry of a menu, unless it is in the selection. */
  const choose = ({ id }: FileEntry) => {
    if (selection.has(id)) selection.moveTo(id)
    else if (unselectable) selection.moveTo(id)
    else if (checking) selection.toggle(id)
    else selection.press(id)
  }
  const openMenu = (target: EventTarget | null, point: ScreenPoint) => {
    const entry = entryOf(target)
    if (entry) choose(entry)
    else if (!checking) selection.clear()
    onContextMenu?.(entry, point)
  }
  const wasJustOpened = (event: { timeStamp: number }) => event.timeStamp - opened.current < 1000

  const press = (entry: FileEntry, event: MouseEvent) => {
    const { id } = entry
    if (event.detail < 2) first.current = id
    // The list has changed under the pointer, so the second click was meant for another entry.
    else if (first.current !== id) return
    const isBox = (event.target as Element).matches('.eb-files__box')
    if (unselectable || (isTouch.current && !checking && !isBox)) return onOpen(entry)
    if (event.detail === 2 && !isBox && !isTouch.current) {
      // The state before the first of the two clicks.
      if (checking) selection.toggle(id)
      return onOpen(entry)
    }
    if (checking || isBox) return event.shiftKey ? selection.extendTo(id) : selection.toggle(id)
    selection.press(id, { shift: event.shiftKey, toggle: event.ctrlKey || event.metaKey })
  }

  return {
    isTouch,
    choose,
    entryOf,
    /** Opens the menu of the focused entry, beside it. */
    onMenu(item: HTMLElement) {
      opened.current = performance.now()
      const { left, top, height } = item.getBoundingClientRect()
      openMenu(item, { x: left + 24, y: top + Math.min(height / 2, 32) })
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        const { target, pointerType, isPrimary, clientX: x, clientY: y } = event
        isTouch.current = pointerType === 'touch'
        opened.current = never
        rest()
        if (!isTouch.current || !isPrimary || !(onContextMenu || onLongPress)) return
        const timer = setTimeout(() => {
          opened.current = performance.now()
          const entry = onLongPress && entryOf(target)
          if (!entry) return openMenu(target, { x, y })
          choose(entry)
          onLongPress()
        }, longPress)
        resting.current = { timer, x, y }
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const from = resting.current
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > tremor) rest()
      },
      onPointerUp: rest,
      onPointerCancel: rest,
      onClick(event: MouseEvent) {
        const target = event.target as Element
        if (wasJustOpened(event) && isTouch.current) return
        const entry = entryOf(target)
        // Buttons of entries and headings handle their own events.
        if (target.closest('button,a,input,[role=row]:not([data-key])')) return
        if (entry) press(entry, event)
        else if (!checking && !unselectable) selection.clear()
      },
      onContextMenu(event: MouseEvent) {
        if (!onContextMenu) return
        event.preventDefault()
        rest()
        if (!wasJustOpened(event)) openMenu(event.target, { x: event.clientX, y: event.clientY })
      },
    },
  }
}
