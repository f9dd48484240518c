import { ToastCard, type ToastPosition, type ToastType } from '@ebkit/ui/toast-card'
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { useStrings } from '../environment'
import { hostOf } from '../environment/hostOf'
import { useShown } from '../opening/useShown'
import { recordMessage } from './pageMessages'
import { strings } from './strings'

/** Methods for the page. */
export interface ToastHandle {
  /** Shows it. */
  show(): void
  /** Hides it. */
  hide(): void
}

export interface ToastProps {
  /** Shows the toast when set to true, hides it when set to false. */
  open?: boolean
  /** Type, which determines icon and colour. `danger` and `warning` interrupt a screen reader. Default `info`. */
  type?: ToastType
  /** Position. Default `topCenter`. */
  position?: ToastPosition
  /**
   * Milliseconds until it closes; 0: until it is clicked. The time stops while the user is busy with the toast. Default
   * 3000.
   */
  closeTime?: number
  /** First line, in bold. Default: none. */
  heading?: string
  /** The toast was shown by `show()`. */
  onShow?(): void
  /** The toast was hidden; `hide()` gives no reason. */
  onHide?(detail: { reason?: 'click' | 'timeout' }): void
  /** Receives the methods. */
  handle?: RefObject<ToastHandle | null>
  /** Text. Default: the content of the element. */
  children?: ReactNode
}

/** Default milliseconds until a toast closes. @spec W-TOAST-4 */
export const toastTime = 3000

/**
 * A message that disappears after a time. The page's list of messages keeps it.
 *
 * @spec W-TOAST-1 W-TOAST-2 W-TOAST-3 W-TOAST-4
 * @example
 * ```tsx
 * import { Toast } from '@ebkit/widgets/toast'
 *
 * export function Saved({ onHide }: { onHide(): void }) {
 *   return <Toast open type="success" onHide={onHide}>已保存</Toast>
 * }
 * ```
 */
export function Toast(props: ToastProps) {
  const { type = 'info', position = 'topCenter', closeTime = toastTime, heading = '', children } = props
  const text = useStrings(strings)
  const root = useRef<HTMLDivElement>(null)
  const { isOpen, show, hide } = useShown<'click' | 'timeout'>(props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says when it is shown
  useEffect(() => {
    if (isOpen) recordMessage(type, `${heading} ${textOf(children, root.current)}`.trim())
  }, [isOpen])
  useImperativeHandle(props.handle, () => ({ show, hide: () => hide() }))
  const card = { open: isOpen, type, position, heading, closeTime }
  return (
    <div ref={root} className="eb-root">
      <ToastCard {...card} closeLabel={text('close')} onClose={hide}>
        {children ?? <slot />}
      </ToastCard>
    </div>
  )
}

/** Its text: the component's, else the element's content. */
const textOf = (children: ReactNode, root: Element | null): string =>
  typeof children === 'string' ? children : (hostOf(root)?.textContent ?? '').trim()
