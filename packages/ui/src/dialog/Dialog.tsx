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
  /** Accessible name of the ×; without it there is none. */
  closeLabel?: string
  /**
   * Wants to be closed: set `open` to false. This is the guard as well: where something typed would be lost, ask first
   * (in a second dialog) and leave `open` as it is.
   */
  onClose: (reason: DialogCloseReason) => void
  /** Gone, its way out included. */
  onClosed?: () => void
  /** `alertdialog` for a result or a question that interrupts. Default: dialog. */
  role?: 'alertdialog'
  /**
   * The panel's content: head, body and foot as the dialog needs them. Drawn when it opens for the first time. The
   * dialog is as wide as this wants to be; a sheet from below under 768 px.
   */
  children?: ReactNode
}

/** Milliseconds after which a dialog that closes is gone. */
const wayOut = 150

/**
 * A modal dialog on the native element: in the top layer, so above every page and never clipped; the page behind is
 * inert, so no focus trap of the page takes focus out. Focus goes to the child with `data-autofocus`, else to the
 * panel, and comes back to where it was, or near it if that is gone. Esc and a press on the scrim ask to close; Esc
 * within an IME does not.
 */
export function Dialog(props: DialogProps) {
  const { open, label, closeLabel, onClose, onClosed, role, children } = props
  const element = useStyles<HTMLDialogElement>(css)
  const wasOpen = useRef(false)
  wasOpen.current ||= open
  useModal(element, open)
  return (
    <dialog
      ref={element}
      className="eb-dialog"
      role={role}
      aria-label={label}
      onKeyDown={(event) => {
        if (!isEscape(event)) return
        // For this dialog alone, neither for one around it nor for the page.
        event.stopPropagation()
        event.preventDefault()
        onClose('escape')
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault() // focus goes where the dialog gives it back to
        onClose('backdrop')
      }}
      onClose={({ target, currentTarget: dialog }) => {
        // The event comes later than the closing: the dialog may be open again, or gone with its element.
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

/** Esc, unless it belongs to a composition (IME): browsers that report that one give it key code 229. */
const isEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.keyCode !== 229
