import { plainAddress } from '@ebkit/core/files'
import { Button } from '@ebkit/ui/button'
import { fieldStyles } from '@ebkit/ui/field'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStyles } from '@ebkit/ui/styles'
import {
  type ReactNode,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useStrings } from '../environment'
import { useShown } from '../opening/useShown'
import css from './CopyLink.css'
import { copyText } from './copyText'
import { strings } from './strings'

/** Methods for the page. */
export interface CopyLinkHandle {
  /**
   * Copies the link and shows the result; resolves to false if it failed. Browsers require a preceding click or key.
   */
  copy(): Promise<boolean>
  /** The same as `copy`. */
  show(): Promise<boolean>
  /** Closes the result. */
  hide(): void
}

export interface CopyLinkProps {
  /** The link. Default: the address of the page. */
  value?: string
  /** Text of the button. Default: 复制链接. */
  label?: string
  /** Milliseconds until the result closes. Default 3000. */
  closeTime?: number
  /** The link was copied, or copying failed. */
  onCopy?(detail: { value: string; isCopied: boolean }): void
  /** The result opened. */
  onShow?(): void
  /** The result closes. */
  onHide?(): void
  /** The closing animation of the result has ended. */
  onAfterHide?(): void
  /** Receives the methods. */
  handle?: RefObject<CopyLinkHandle | null>
  /** Replaces the button. Default: the content of the element. */
  children?: ReactNode
}

/** Default milliseconds until the result closes. @spec W-COPY-2 */
export const copyResultTime = 3000

/**
 * Copies a link, and shows the result in a modal that closes by itself.
 *
 * @spec W-COPY-1 W-COPY-2
 * @example
 * ```tsx
 * import { CopyLink } from '@ebkit/widgets/copy-link'
 *
 * export function Invitation() {
 *   return <CopyLink value="https://example.com/invitation/7">复制邀请链接</CopyLink>
 * }
 * ```
 */
export function CopyLink(props: CopyLinkProps) {
  const { label, closeTime = copyResultTime, onCopy, onAfterHide, children } = props
  // A signature lets its bearer read the object, so it is never copied.
  const value = plainAddress(props.value ?? globalThis.location?.href ?? '')
  const text = useStrings(strings)
  const trigger = useRef<HTMLSpanElement>(null)
  const [isCopied, setCopied] = useState(true)
  const { isOpen, show, hide } = useShown({ ...props, open: false })
  const copy = async () => {
    const isCopied = await copyText(value, trigger.current as HTMLElement)
    setCopied(isCopied)
    onCopy?.({ value, isCopied })
    show()
    return isCopied
  }
  // The browser's own event: React does not see clicks of the page's slotted button.
  useLayoutEffect(() => {
    const place = trigger.current
    place?.addEventListener('click', copy)
    return () => place?.removeEventListener('click', copy)
  })
  useImperativeHandle(props.handle, () => ({ copy, show: copy, hide: () => hide() }))
  const result = text(isCopied ? 'copied' : 'failed')
  return (
    <div className="eb-root">
      <span ref={trigger}>
        {children ?? (
          <slot>
            <Button part="button">{label || text('copy')}</Button>
          </slot>
        )}
      </span>
      <ModalBox
        open={isOpen}
        role="alertdialog"
        label={result}
        heading={result}
        tone={isCopied ? 'success' : 'danger'}
        size="sm"
        backdrop
        closeTime={closeTime}
        closeLabel={text('close')}
        onClose={() => hide()}
        onClosed={onAfterHide}
      >
        {isCopied ? value : <ByHand value={value} />}
      </ModalBox>
    </div>
  )
}

/** The link, selected, for the user to copy. */
function ByHand({ value }: { value: string }) {
  const text = useStrings(strings)
  const id = useId()
  const field = useStyles<HTMLInputElement>(fieldStyles, css)
  return (
    <>
      <label htmlFor={id}>{text('byHand')}</label>
      <input
        ref={field}
        id={id}
        className="eb-field eb-copy-link__field"
        part="link"
        data-autofocus
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  )
}
