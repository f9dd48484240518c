import { ToastCard, type ToastPosition, type ToastType } from '@ebkit/ui/toast-card'
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { useStrings } from '../environment'
import { hostOf } from '../environment/hostOf'
import { useShown } from '../opening/useShown'
import { recordMessage } from './pageMessages'
import { strings } from './strings'

/** What a page can do with the toast. */
export interface ToastHandle {
  /** Shows it. */
  show(): void
  /** Hides it. */
  hide(): void
}

export interface ToastProps {
  /** Shows the toast while true, hides it when it turns false. */
  open?: boolean
  /** What it is about: icon and colour. `danger` and `warning` interrupt a screen reader. Default `info`. */
  type?: ToastType
  /** Where it stands. Default `topCenter`. */
  position?: ToastPosition
  /**
   * Hides by itself after so many milliseconds; 0: it stays until it is clicked. The time stands still while somebody is
   * busy with the toast. Default 3000.
   */
  closeTime?: number
  /** First line, in bold. */
  heading?: string
  /** The toast is shown, by `show()`. */
  onShow?(): void
  /** The toast is hidden; without a reason by `hide()`. */
  onHide?(detail: { reason?: 'click' | 'timeout' }): void
  /** Receives the methods. */
  handle?: RefObject<ToastHandle | null>
  /** What it says. Default: what stands inside the element. */
  children?: ReactNode
}

/** Milliseconds for which a toast stands there. @spec W-TOAST-4 */
export const toastTime = 3000

/**
 * A message of limited time. It stays in the page's list of messages.
 *
 * @spec W-TOAST-1 W-TOAST-2 W-TOAST-3 W-TOAST-4
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

/** What it says: the component's text, else what the page has put inside the element. */
const textOf = (children: ReactNode, root: Element | null): string =>
  typeof children === 'string' ? children : (hostOf(root)?.textContent ?? '').trim()
