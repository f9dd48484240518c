import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { xIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import css from './Dialog.css'
import { useModal } from './useModal'

/** What asked the dialog to close; `lost` when the browser closed it without asking. */
export type DialogCloseReason = 'escape' | 'backdrop' | 'button' | 'lost'

export interface DialogProps {
  open: boolean
  /** Accessible name. */
  label: string
  /** Accessible name of the ×; without it there is no ×. */
  closeLabel?: string
  /**
   * The user wants to close: set `open` to false. Also the guard against losing input: ask first (in a second dialog)
   * and leave `open` unchanged.
   */
  onClose: (reason: DialogCloseReason) => void
  /** Closed, after its exit animation. */
  onClosed?: () => void
  /** Stays above dialogs that open later, with the focus: a login, without which those get nowhere. */
  isOutermost?: boolean
  /** `alertdialog` for a result or a question that interrupts. Default: dialog. */
  role?: 'alertdialog'
  /**
   * The panel's content: head, body and foot. Rendered when it first opens. The dialog takes its content's width; below
   * 768 px it is a bottom sheet.
   */
  children?: ReactNode
}

/** Duration of the exit animation in milliseconds. */
const wayOut = 150

/**
 * A modal dialog on the native element: in the top layer, above every page and never clipped; the page behind is inert,
 * so focus traps of the page cannot take focus out. Focus goes to the child with `data-autofocus`, else to the panel,
 * and returns afterwards, or to a nearby element if that is gone. Esc and a press on the scrim ask to close; Esc within
 * an IME does not.
 *
 * @example
 * ```tsx
 * import { Dialog } from '@ebkit/ui/dialog'
 * import { useState } from 'react'
 *
 * export function HouseRules() {
 *   const [open, setOpen] = useState(false)
 *   return (
 *     <>
 *       <button type="button" onClick={() => setOpen(true)}>
 *         House rules
 *       </button>
 *       <Dialog open={open} label="House rules" closeLabel="Close" onClose={() => setOpen(false)}>
 *         <p>Quiet from 22:00 to 7:00.</p>
 *       </Dialog>
 *     </>
 *   )
 * }
 * ```
 */
export function Dialog(props: DialogProps) {
  const { open, label, closeLabel, onClose, onClosed, isOutermost, role, children } = props
  const element = useStyles<HTMLDialogElement>(css)
  const wasOpen = useRef(false)
  wasOpen.current ||= open
  useModal(element, open, isOutermost)
  return (
    <dialog
      ref={element}
      className="eb-dialog"
      role={role}
      aria-label={label}
      onKeyDown={(event) => {
        if (!isEscape(event)) return
        // Handled by this dialog only, neither by an enclosing one nor by the page.
        event.stopPropagation()
        event.preventDefault()
        onClose('escape')
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault() // the dialog itself returns the focus
        onClose('backdrop')
      }}
      onClose={({ target, currentTarget: dialog }) => {
        // The event comes after closing: the dialog may be open again, or removed with its element.
        if (target !== dialog || dialog.open || !dialog.isConnected) return
        if (open) onClose('lost')
        setTimeout(() => dialog.open || onClosed?.(), wayOut)
      }}
    >
      <div className="eb-dialog__panel" part="panel" tabIndex={-1}>
        {closeLabel && (
          <Button
            kind="icon"
            className="eb-dialog__close"
            label={closeLabel}
            onClick={() => onClose('button')}
          >
            <Icon path={xIcon} />
          </Button>
        )}
        {wasOpen.current && children}
      </div>
    </dialog>
  )
}

/** Esc, unless it belongs to a composition (IME): browsers that report that give it key code 229. */
const isEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.keyCode !== 229
