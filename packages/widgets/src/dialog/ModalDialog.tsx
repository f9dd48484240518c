import { ModalBox, type ModalReason } from '@ebkit/ui/modal-box'
import { type ReactNode, type RefObject, useImperativeHandle } from 'react'
import { useStrings } from '../environment'
import { strings } from '../opening/dialogStrings'
import { useShown } from '../opening/useShown'

/** Methods for the page. */
export interface ModalDialogHandle {
  /** Opens it. */
  show(): void
  /** Closes it without a question. */
  hide(): void
}

export interface ModalDialogProps {
  /** Opens the dialog when set to true, closes it when set to false. */
  open?: boolean
  /** Title, also the accessible name. Default: none. */
  heading?: string
  /** Width: `sm` 420, `md` 560, `lg` 1080 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** `danger`: the OK button is red, for a destructive action. Default: an ordinary button. */
  tone?: 'danger'
  /** Text of the OK button. Default: 确定. */
  okLabel?: string
  /** Text of the cancel button. Default: 取消. */
  cancelLabel?: string
  /** Omits the OK button. */
  noOk?: boolean
  /** Omits the cancel button. */
  noCancel?: boolean
  /** A press outside closes the dialog. */
  backdrop?: boolean
  /**
   * Closes the dialog after this many milliseconds. The time stops while the user is busy with the dialog. Default:
   * never.
   */
  closeTime?: number
  /**
   * The user or the time-out is about to close the dialog. If refused, it stays open: a page that saves first refuses
   * `ok`, and closes the dialog afterwards.
   */
  onBeforeHide?(detail: { reason: ModalReason }): boolean | undefined
  /** The dialog opened. */
  onShow?(): void
  /** The dialog closes; `hide()` gives no reason. */
  onHide?(detail: { reason?: ModalReason }): void
  /** The dialog and its content have been removed from the screen. */
  onAfterHide?(): void
  /** The OK button closed it. */
  onOk?(): void
  /** The cancel button closed it. */
  onCancel?(): void
  /** Receives the methods. */
  handle?: RefObject<ModalDialogHandle | null>
  /** Content. Default: the content of the element. */
  children?: ReactNode
  /** Replaces the buttons. Default: the element's content with `slot="footer"`. */
  footer?: ReactNode
}

/**
 * A modal dialog of the page's own content.
 *
 * @spec W-MOD-1 W-MOD-2 W-MOD-3
 * @example
 * ```tsx
 * import { ModalDialog } from '@ebkit/widgets/dialog'
 *
 * export function Publish({ publish }: { publish(): void }) {
 *   return (
 *     <ModalDialog open heading="发布套餐" okLabel="发布" onOk={publish}>
 *       发布后客人可以购买。
 *     </ModalDialog>
 *   )
 * }
 * ```
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
