import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Button.css'
import ownCss from './SubmitButton.css'

export interface SubmitButtonProps {
  /** `primary` once per view. */
  kind?: 'default' | 'primary' | undefined
  /** Does nothing for now, and keeps focus. */
  blocked: boolean
  /** Its work is running: a spinner stands before the text. */
  busy: boolean
  /** Is nothing to press at all. */
  disabled?: boolean | undefined
  /** What screen readers hear when it changes. */
  status: string
  onClick: () => void
  children?: ReactNode
}

/** A button that can be blocked without losing focus, and says what it does. */
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
