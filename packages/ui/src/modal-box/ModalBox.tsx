import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { DangerButton } from '../button/DangerButton'
import { useClosingTime } from '../closing-time/useClosingTime'
import { Dialog, type DialogCloseReason } from '../dialog/Dialog'
import { Icon } from '../icon/Icon'
import { circleAlertIcon, circleCheckIcon, triangleAlertIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import css from './ModalBox.css'

/** What closed a modal: × and Esc are `close`. */
export type ModalReason = 'ok' | 'cancel' | 'close' | 'backdrop' | 'timeout'

export interface ModalBoxProps {
  open: boolean
  /** Accessible name. */
  label: string
  /** Title. Default: none. */
  heading?: string
  /** 420, 560 or 1080 px. */
  size: 'sm' | 'md' | 'lg'
  /** Icon before the title; with `danger` the OK button is red. */
  tone?: 'success' | 'danger'
  /** Text of the OK button; without it there is no button. */
  okLabel?: string
  /** The OK button is at work, and does nothing. Default false. */
  busy?: boolean
  /** Text of the cancel button; without it there is no button. */
  cancelLabel?: string
  /** Accessible name of the ×. */
  closeLabel: string
  /** A press on the scrim closes it. */
  backdrop?: boolean
  /** Closes it after this many milliseconds. */
  closeTime?: number
  role?: 'alertdialog'
  /** The button that gets focus. Default: the panel. */
  focus?: 'ok' | 'cancel'
  /** The user wants to close: set `open` to false, or leave it. */
  onClose: (reason: ModalReason) => void
  /** Closed, after its exit animation. */
  onClosed?: () => void
  children?: ReactNode
  /** Replaces the buttons; receives them. */
  footer?: (buttons: ReactNode) => ReactNode
}

/** The answer for each way of closing; Esc, × and closing by the browser are all `close`. */
const reasonOf = (reason: DialogCloseReason): ModalReason => (reason === 'backdrop' ? reason : 'close')

/**
 * A modal dialog with title, content and buttons. The content is rendered when it opens, stays as it was during the exit
 * animation, and is removed after it.
 *
 * @spec W-MOD-1 W-MOD-2
 * @example
 * ```tsx
 * import { ModalBox } from '@ebkit/ui/modal-box'
 *
 * export const Question = ({ onAnswer }: { onAnswer: (isSure: boolean) => void }) => (
 *   <ModalBox
 *     open
 *     label="Cancel the order?"
 *     heading="Cancel the order?"
 *     size="sm"
 *     tone="danger"
 *     okLabel="Cancel the order"
 *     cancelLabel="Keep it"
 *     closeLabel="Close"
 *     onClose={(reason) => onAnswer(reason === 'ok')}
 *   >
 *     The guest is told by message.
 *   </ModalBox>
 * )
 * ```
 */
export function ModalBox(props: ModalBoxProps) {
  const { open, backdrop, closeTime, focus, onClose, onClosed } = props
  const [isGone, setGone] = useState(!open)
  const shown = useShown(props, isGone)
  const { label, heading, size, tone, closeLabel, role, children, footer = asItIs } = shown
  const element = useStyles<HTMLDivElement>(css)
  useClosingTime(element, open && closeTime, () => onClose('timeout'))
  useEffect(() => {
    if (open) setGone(false)
  }, [open])
  useLayoutEffect(() => {
    if (open && focus) element.current?.querySelector<HTMLElement>(`[part=${focus}]`)?.focus()
  }, [element, open, focus])
  return (
    <Dialog
      open={open}
      label={label}
      closeLabel={closeLabel}
      role={role}
      onClose={(reason) => (reason !== 'backdrop' || backdrop) && onClose(reasonOf(reason))}
      onClosed={() => {
        setGone(true)
        onClosed?.()
      }}
    >
      {(open || !isGone) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the page's own fields may stand here, and traps of the page must not take focus from them
        <div
          ref={element}
          className={`eb-modal-box eb-modal-box--${size} eb-modal-box--${tone}`}
          onFocus={(event) => event.stopPropagation()}
        >
          {heading && (
            <h2 className="eb-modal-box__heading" part="heading">
              {tone && <Icon path={iconOf(shown)} />}
              {heading}
            </h2>
          )}
          <div className="eb-modal-box__body" part="body">
            {children}
          </div>
          {footer(<Buttons {...shown} />)}
        </div>
      )}
    </Dialog>
  )
}

/**
 * What is drawn: of a box that closes what it had when it was open, because its owner often has nothing left to show. Its buttons do
 * nothing any more.
 */
function useShown(props: ModalBoxProps, isGone: boolean): ModalBoxProps {
  const last = useRef(props)
  if (props.open || isGone) last.current = props
  else last.current = { ...last.current, onClose: () => {} }
  return last.current
}

/** A triangle before a destructive action, a circle before an error. */
const iconOf = ({ tone, okLabel }: ModalBoxProps) =>
  tone === 'success' ? circleCheckIcon : okLabel ? triangleAlertIcon : circleAlertIcon

const asItIs = (buttons: ReactNode) => buttons

function Buttons({ okLabel, busy, cancelLabel, tone, onClose }: ModalBoxProps) {
  if (!okLabel && !cancelLabel) return null
  const ok = { part: 'ok', busy, onClick: () => onClose('ok'), children: okLabel }
  return (
    <div className="eb-modal-box__foot">
      {cancelLabel && (
        <Button part="cancel" onClick={() => onClose('cancel')}>
          {cancelLabel}
        </Button>
      )}
      {okLabel && (tone === 'danger' ? <DangerButton {...ok} /> : <Button kind="primary" {...ok} />)}
    </div>
  )
}
