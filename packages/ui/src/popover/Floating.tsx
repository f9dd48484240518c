import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Floating.css'
import { listenWhileOpen } from './listenWhileOpen'
import { type Placement, placeBeside } from './placeBeside'

/** What asked it to close: the key Esc, or a press elsewhere. */
export type FloatingCloseReason = 'escape' | 'outside'

export interface FloatingProps {
  /** What it belongs to and stands beside. A press there is not a press outside. */
  anchor: RefObject<HTMLElement | null>
  open: boolean
  /** Drawn only, and not shown, or no longer: for what takes long to draw and is wanted at once. */
  ahead?: boolean
  /** Wants to be closed: set `open` to false. */
  onClose: (reason: FloatingCloseReason) => void
  /** Accessible name; with a `role` only. */
  label?: string | undefined
  /** Role of the box itself, where it has one: `dialog`. A list box is an element of its own inside. */
  role?: string | undefined
  /** At least as wide as its anchor. */
  matchWidth?: boolean
  /** Rather stands at a side of its anchor, or over it, than rolls where there is no room below or above. */
  whole?: boolean
  /** Edge of the anchor it is aligned with. Goes above where there is no room below. Default: bottom-start. */
  placement?: Placement
  /** Stands at this point of the window instead, for a context menu; a press on the anchor is a press outside then. */
  at?: { x: number; y: number } | undefined
  /** Further class. Not for `max-height`: give that to something inside. */
  className?: string
  part?: string
  id?: string
  children?: ReactNode
}

/**
 * A box beside its anchor, above everything and never clipped: a popover in the same root. Focus stays where it is,
 * unless something inside has `data-autofocus`; from inside it goes back to the anchor. Esc and a press elsewhere ask
 * to close, and Esc goes no further. Where browsers have no popover it is a modal dialog, see `floatsModally`.
 */
export function Floating(props: FloatingProps) {
  return props.open ? <Box {...props} /> : null
}

/**
 * Whether the page behind a floating box is inert, because this browser has no popover: a text field that its list
 * belongs to must stand inside then.
 */
export const floatsModally = () => !HTMLElement.prototype.showPopover

function Box(props: FloatingProps) {
  const {
    anchor,
    ahead,
    onClose,
    label,
    role,
    matchWidth,
    whole,
    placement,
    className = '',
    part,
    id,
  } = props
  const element = useStyles<HTMLDialogElement & HTMLDivElement>(css)
  const latest = useRef(props)
  latest.current = props
  const isModal = floatsModally()
  const Tag = isModal ? 'dialog' : 'div'
  useLayoutEffect(() => {
    const [box, beside] = [element.current, anchor.current]
    if (ahead || !box || !beside) return
    const place = () =>
      placeBeside(box, beside, () => show(box, isModal), {
        placement,
        matchWidth,
        whole,
        at: latest.current.at,
      })
    place()
    box.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const own = isModal || latest.current.at ? [box] : [box, beside]
    const stop = listenWhileOpen(
      () => own,
      place,
      (reason) => latest.current.onClose(reason),
    )
    return () => {
      stop()
      if (isModal)
        box.close() // gives focus back
      else if (box.matches(':focus-within')) beside.focus()
      if (!isModal && latest.current.ahead) box.hidePopover()
    }
  }, [element, anchor, ahead, isModal, placement, matchWidth, whole])
  return (
    <Tag
      ref={element}
      popover={isModal ? undefined : 'manual'}
      id={id}
      className={`eb-floating ${className}`}
      part={part}
      role={role}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose('escape')
      }}
    >
      {props.children}
    </Tag>
  )
}

/** Into the top layer, unless it is there: a host page that moves the element takes it out, without an event. */
function show(box: HTMLDialogElement, isModal: boolean): void {
  if (!box.isConnected || box.matches(isModal ? ':modal' : ':popover-open')) return
  box.removeAttribute('open')
  if (isModal) box.showModal()
  else box.showPopover()
}
