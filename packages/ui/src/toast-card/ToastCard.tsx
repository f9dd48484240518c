import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { useClosingTime } from '../closing-time/useClosingTime'
import { Icon } from '../icon/Icon'
import { circleAlertIcon, circleCheckIcon, infoIcon, triangleAlertIcon, xIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import { stack, type ToastPosition } from './stack'
import css from './ToastCard.css'
import { usePressThrough } from './usePressThrough'

/** The type of a toast: determines icon, colour, and whether it interrupts a screen reader. */
export type ToastType = 'info' | 'success' | 'danger' | 'warning'

/** Icons, so that the type does not depend on colour alone. */
export const toastIcons: Record<ToastType, string> = {
  info: infoIcon,
  success: circleCheckIcon,
  danger: circleAlertIcon,
  warning: triangleAlertIcon,
}

export interface ToastCardProps {
  open: boolean
  type: ToastType
  position: ToastPosition
  heading?: string
  /** Closes it after this many milliseconds; 0: only a click does. */
  closeTime: number
  /** Accessible name of the ×. */
  closeLabel: string
  /** The user or the timer wants to close it: set `open` to false. */
  onClose: (reason: 'click' | 'timeout') => void
  children?: ReactNode
}

/**
 * A toast message, in the top layer if the browser supports popover, stacked with all other toasts of the page.
 *
 * @spec W-TOAST-1 W-TOAST-2 W-TOAST-3 W-TOAST-4
 * @example
 * ```tsx
 * import { ToastCard } from '@ebkit/ui/toast-card'
 * import { useState } from 'react'
 *
 * export function Saved() {
 *   const [open, setOpen] = useState(true)
 *   return (
 *     <ToastCard
 *       open={open}
 *       type="success"
 *       position="topCenter"
 *       closeTime={2_000}
 *       closeLabel="Close"
 *       onClose={() => setOpen(false)}
 *     >
 *       Saved
 *     </ToastCard>
 *   )
 * }
 * ```
 */
export function ToastCard(props: ToastCardProps) {
  const { open, type, position, heading, closeTime, closeLabel, onClose, children } = props
  const region = useStyles<HTMLDivElement>(css)
  const card = useRef<HTMLDivElement>(null)
  const isDrawn = useShown(region, open)
  useClosingTime(card, isDrawn && closeTime, () => onClose('timeout'))
  usePressThrough(card, isDrawn, () => onClose('click'))
  return (
    <div
      ref={region}
      className={`eb-toast-card eb-toast-card--${type}`}
      data-position={position}
      role={type === 'danger' || type === 'warning' ? 'alert' : 'status'}
    >
      {isDrawn && (
        <div ref={card} className="eb-toast-card__box" part="toast">
          <Icon path={toastIcons[type]} className="eb-toast-card__icon" />
          <div className="eb-toast-card__body">
            {heading && <b>{heading}</b>}
            <div className="eb-toast-card__text">{children}</div>
          </div>
          <Button kind="icon" label={closeLabel}>
            <Icon path={xIcon} />
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Shows the region while `open` is true.
 *
 * @returns whether to render the content: slightly later, since screen readers announce what is added to a live region
 */
function useShown(region: { readonly current: HTMLDivElement | null }, open: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  // After every render: a host page that moves the element takes it out of the top layer.
  useLayoutEffect(() => {
    const element = region.current
    if (!element?.isConnected || !element.showPopover) return
    element.popover = 'manual'
    if (element.matches(':popover-open') !== open) element.togglePopover()
  })
  useEffect(() => {
    setDrawn(open)
    if (open && region.current) return stack(region.current)
  }, [region, open])
  return open && isDrawn
}
