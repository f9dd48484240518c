import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Floating.css'
import { listenWhileOpen } from './listenWhileOpen'
import { type Placement, placeBeside } from './placeBeside'

/** What asked to close it: the key Esc, or a press elsewhere. */
export type FloatingCloseReason = 'escape' | 'outside'

export interface FloatingProps {
  /** Its anchor. A press there is not a press outside. */
  anchor: RefObject<HTMLElement | null>
  open: boolean
  /** Drawn only, and not shown, or no longer: for what takes long to draw and is wanted at once. */
  ahead?: boolean
  /** The user wants to close it: set `open` to false. */
  onClose: (reason: FloatingCloseReason) => void
  /** Accessible name; only with a `role`. */
  label?: string | undefined
  /** Role of the box itself, if any: `dialog`. A list box is a separate element inside. */
  role?: string | undefined
  /** At least as wide as its anchor. */
  matchWidth?: boolean
  /** Prefers a place beside or over its anchor to scrolling, if there is no room below or above. */
  whole?: boolean
  /** Edge of the anchor that it aligns with. Opens above if there is no room below. Default: bottom-start. */
  placement?: Placement
  /** Opens at this point of the window instead, for a context menu; then a press on the anchor is a press outside. */
  at?: { x: number; y: number } | undefined
  /** Further class. Set `max-height` on an element inside, not by this class. */
  className?: string
  part?: string
  id?: string
  children?: ReactNode
}

/**
 * A floating box beside its anchor, in the top layer and never clipped: a popover in the same root. Focus stays where
 * it is, unless something inside has `data-autofocus`; from inside it returns to the anchor. Esc and a press elsewhere
 * ask to close, and the Esc event stops here. In browsers without popover it is a modal dialog, see `floatsModally`.
 *
 * @example
 * ```tsx
 * import { Floating } from '@ebkit/ui/popover'
 * import { useRef, useState } from 'react'
 *
 * export function Legend() {
 *   const button = useRef<HTMLButtonElement>(null)
 *   const [open, setOpen] = useState(false)
 *   return (
 *     <>
 *       <button ref={button} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
 *         Legend
 *       </button>
 *       <Floating anchor={button} open={open} role="dialog" label="Legend" onClose={() => setOpen(false)}>
 *         Red: sold out
 *       </Floating>
 *     </>
 *   )
 * }
 * ```
 */
export function Floating(props: FloatingProps) {
  return props.open ? <Box {...props} /> : null
}

/**
 * Whether the page behind a floating box is inert, because this browser has no popover: then the text field of a list
 * must be inside the box.
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
  /** Had focus when the effect was taken back: React's strict mode does so, and a change of the placement. */
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const [box, beside] = [element.current, anchor.current]
    const kept = focused.current
    focused.current = null
    if (ahead || !box || !beside) return
    const place = () =>
      placeBeside(box, beside, () => show(box, isModal), {
        placement,
        matchWidth,
        whole,
        at: latest.current.at,
      })
    place()
    const first = box.contains(kept) ? kept : box.querySelector<HTMLElement>('[data-autofocus]')
    first?.focus()
    const own = isModal || latest.current.at ? [box] : [box, beside]
    const stop = listenWhileOpen(
      () => own,
      place,
      (reason) => latest.current.onClose(reason),
    )
    return () => {
      stop()
      focused.current = box.querySelector<HTMLElement>(':focus')
      if (isModal)
        box.close() // returns focus
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

/** Shows it in the top layer, unless it is there: a host page that moves the element takes it out, without an event. */
function show(box: HTMLDialogElement, isModal: boolean): void {
  if (!box.isConnected || box.matches(isModal ? ':modal' : ':popover-open')) return
  box.removeAttribute('open')
  if (isModal) box.showModal()
  else box.showPopover()
}
