import { ModalBox, type ModalReason } from '@ebkit/ui/modal-box'
import { type ReactNode, type RefObject, useImperativeHandle } from 'react'
import { useStrings } from '../environment'
import { strings } from '../opening/dialogStrings'
import { useShown } from '../opening/useShown'

/** What a page can do with the dialog. */
export interface ModalDialogHandle {
  /** Opens it. */
  show(): void
  /** Closes it without asking. */
  hide(): void
}

export interface ModalDialogProps {
  /** Opens the dialog while true, closes it when it turns false. */
  open?: boolean
  /** Title, also the accessible name. */
  heading?: string
  /** Width: `sm` 420, `md` 560, `lg` 1080 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** `danger`: the OK button is red, since it destroys something. */
  tone?: 'danger'
  /** Text of the OK button. Default: 确定. */
  okLabel?: string
  /** Text of the cancel button. Default: 取消. */
  cancelLabel?: string
  /** No OK button. */
  noOk?: boolean
  /** No cancel button. */
  noCancel?: boolean
  /** A press on the page behind closes the dialog. */
  backdrop?: boolean
  /**
   * Closes by itself after so many milliseconds. The time stands still while somebody is busy with the dialog. Default:
   * none.
   */
  closeTime?: number
  /**
   * The dialog is about to close by something a person did, or by its time. Refused, it stays open: a page that saves
   * first refuses `ok`, and closes the dialog when it has saved.
   */
  onBeforeHide?(detail: { reason: ModalReason }): boolean | undefined
  /** The dialog opened. */
  onShow?(): void
  /** The dialog closes; without a reason by `hide()`. */
  onHide?(detail: { reason?: ModalReason }): void
  /** The dialog and its content are gone from the screen. */
  onAfterHide?(): void
  /** The OK button closed it. */
  onOk?(): void
  /** The cancel button closed it. */
  onCancel?(): void
  /** Receives the methods. */
  handle?: RefObject<ModalDialogHandle | null>
  /** What it shows. Default: what stands inside the element. */
  children?: ReactNode
  /** In the place of the buttons. Default: what stands inside the element with `slot="footer"`. */
  footer?: ReactNode
}

/**
 * A modal dialog of the page's own content.
 *
 * @spec W-MOD-1 W-MOD-2 W-MOD-3
 */
export function ModalDialog(props: ModalDialogProps) {
  const { heading = '', size = 'md', noOk, noCancel, onBeforeHide } = props
  const text = useStrings(strings)
  const { isOpen, show, hide } = useShown<ModalReason>(props)
  const close = (reason: ModalReason) => {
    if (onBeforeHide?.({ reason }) === false) return
    hide(reason)
    if (reason === 'ok') props.onOk?.()
    if (reason === 'cancel') props.onCancel?.()
  }
  useImperativeHandle(props.handle, () => ({ show, hide: () => hide() }))
  return (
    <div className="eb-root">
      <ModalBox
        {...props}
        open={isOpen}
        label={heading}
        size={size}
        okLabel={noOk ? '' : props.okLabel || text('ok')}
        cancelLabel={noCancel ? '' : props.cancelLabel || text('cancel')}
        closeLabel={text('close')}
        onClose={close}
        onClosed={props.onAfterHide}
        footer={(buttons) => props.footer ?? <slot name="footer">{buttons}</slot>}
      >
        {props.children ?? <slot />}
      </ModalBox>
    </div>
  )
}
