import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
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
  /** Heading, and accessible name. */
  title: ReactNode
  /** Stands above the title. */
  picture?: ReactNode
  /** Accessible name of the ×; without it there is none. */
  closeLabel?: string
  /**
   * Wants to be closed: set `open` to false. This is the guard as well: where something typed would be lost, ask first
   * (in a second dialog) and leave `open` as it is.
   */
  onClose: (reason: DialogCloseReason) => void
  /** Gone, its way out included. */
  onClosed?: () => void
  /** `alertdialog` for a result or a question that interrupts; its body is read out too. Default: dialog. */
  role?: 'alertdialog'
  /** Buttons at the foot. */
  footer?: ReactNode
  /** Class of the dialog, for its width and inner spacing. Default 560 px wide; a sheet from below under 768 px. */
  className?: string
  children?: ReactNode
}

/**
 * A modal dialog on the native element: in the top layer, so above every page and never clipped; the page behind is
 * inert, so no focus trap of the page takes focus out. Focus goes to the child with `data-autofocus`, else to the
 * panel, and comes back to where it was, or near it if that is gone. Esc and a press on the scrim ask to close; Esc
 * within an IME does not.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    picture,
    closeLabel,
    onClose,
    onClosed,
    role,
    footer,
    className = '',
    children,
  } = props
  const element = useStyles<HTMLDialogElement>(css)
  const id = useId()
  const pressed = useRef<EventTarget>(null)
  const [, renderAgain] = useState(0)
  useModal(element, open)

  const closed = async ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (open) {
      onClose('lost')
      renderAgain(Math.random) // shows it again, unless `open` changed meanwhile
    }
    await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished))
    if (!dialog.open) onClosed?.()
  }
  return (
    <dialog
      ref={element}
      className={`eb-dialog ${className}`}
      role={role}
      aria-labelledby={id}
      aria-describedby={role && `${id}b`}
      onKeyDown={(event) => {
        if (isEscape(event)) request(event, () => onClose('escape'))
      }}
      // Without a key inside: a phone's back gesture, or Esc while nothing has focus.
      onCancel={(event) => isOwn(event) && request(event, () => onClose('escape'))}
      onClose={(event) => void (isOwn(event) && closed(event))}
      onMouseDown={(event) => {
        pressed.current = event.target
        if (isOwn(event)) event.preventDefault() // focus stays where it is
      }}
      // Both ends of the press: a selection of text that ends outside closes nothing.
      onClick={(event) => isOwn(event) && pressed.current === event.target && onClose('backdrop')}
    >
      <div className="eb-dialog__panel" part="panel" tabIndex={-1}>
        {closeLabel && (
          <Button
            kind="icon"
            className="eb-dialog__close"
            part="close"
            label={closeLabel}
            onClick={() => onClose('button')}
          >
            <Icon path={xIcon} />
          </Button>
        )}
        <div id={`${id}b`} className="eb-dialog__body">
          {picture}
          <h2 id={id} className="eb-dialog__title" part="title">
            {title}
          </h2>
          {children}
        </div>
        {footer && <div className="eb-dialog__footer">{footer}</div>}
      </div>
    </dialog>
  )
}

/** Esc, unless it belongs to a composition (IME): the browsers that report that one give it key code 229. */
const isEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.keyCode !== 229

/** From the dialog itself, not from something inside it. */
const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget

/** Handles an event here and nowhere else: not the browser, and no dialog or page around this one. */
function request(event: SyntheticEvent, handle: () => void): void {
  event.preventDefault()
  event.stopPropagation()
  handle()
}
