import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Button.css'
import ownCss from './SubmitButton.css'

export interface SubmitButtonProps {
  /** `primary` once per view. */
  kind?: 'default' | 'primary' | undefined
  /** Ignores clicks for now, and keeps focus. */
  blocked: boolean
  /** Its action is running: shows a spinner before the text. */
  busy: boolean
  /** Is disabled. */
  disabled?: boolean | undefined
  /** Screen readers announce it when it changes. */
  status: string
  onClick: () => void
  children?: ReactNode
}

/** A button that can be blocked without losing focus, and shows its state. */
export function SubmitButton(props: SubmitButtonProps) {
  const { kind = 'primary', blocked, busy, disabled, status, onClick, children } = props
  const element = useStyles<HTMLButtonElement>(css + ownCss)
  return (
    <>
      <button
        ref={element}
        type="button"
        className={kind === 'primary' ? 'eb-button eb-button--primary' : 'eb-button'}
        part="button"
        aria-busy={busy}
        aria-disabled={blocked}
        disabled={disabled}
        onClick={onClick}
      >
        {busy && <span className="eb-button__spinner" />}
        {children}
      </button>
      <span className="eb-visually-hidden" role="status">
        {status}
      </span>
    </>
  )
}
