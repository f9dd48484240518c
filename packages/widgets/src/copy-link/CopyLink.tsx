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

/** What a page can do with it. */
export interface CopyLinkHandle {
  /** Copies the link and tells the result; false when that failed. Wants a click or a key before it, as browsers do. */
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
  /** Milliseconds after which the result closes by itself. Default 3000. */
  closeTime?: number
  /** The link was copied, or that failed. */
  onCopy?(detail: { value: string; isCopied: boolean }): void
  /** The result opened. */
  onShow?(): void
  /** The result closes. */
  onHide?(): void
  /** The result is gone from the screen. */
  onAfterHide?(): void
  /** Receives the methods. */
  handle?: RefObject<CopyLinkHandle | null>
  /** In the place of the button. Default: what stands inside the element. */
  children?: ReactNode
}

/** Milliseconds for which the result stands there. @spec W-COPY-2 */
export const copyResultTime = 3000

/**
 * Copies a link, and tells in a modal that closes by itself whether that went well.
 *
 * @spec W-COPY-1 W-COPY-2
 */
export function CopyLink(props: CopyLinkProps) {
  const { label, closeTime = copyResultTime, onCopy, onAfterHide, children } = props
  // What lets its bearer read an object is nobody's to copy.
  const value = plainAddress(props.value ?? location.href)
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
  // The browser's own event: of the page's button, in the slot, React hears nothing.
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

/** The link, selected, for a person to copy. */
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
