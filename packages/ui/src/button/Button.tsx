import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Button.css'

export interface ButtonProps {
  /** `primary` once per view; `icon` is square and needs `label`. Default `default`. For danger: `DangerButton`. */
  kind?: 'default' | 'primary' | 'text' | 'icon'
  /** Accessible name, where the content says too little. */
  label?: string
  /** Its work is running: a spinner stands before the text, further clicks do nothing, focus stays. */
  busy?: boolean
  /** Further class, for size and place. */
  className?: string
  /** Submits the form around it; otherwise a button never does. */
  submit?: boolean
  part?: string
  onClick?: () => void
  children?: ReactNode
}

/** A push button; does not submit a form that happens to be around it, unless told to. */
export function Button(props: ButtonProps) {
  const { submit, kind, className = '', part, label, busy, onClick, children } = props
  const element = useStyles<HTMLButtonElement>(css)
  return (
    <button
      ref={element}
      type={submit ? 'submit' : 'button'}
      // biome-ignore lint/style/useTemplate: shorter in what every page loads
      className={`eb-button ${kind ? 'eb-button--' + kind : ''} ${className}`}
      part={part}
      aria-label={label}
      aria-busy={busy}
      onClick={() => busy || onClick?.()}
    >
      {busy && <span className="eb-button__spinner" />}
      {children}
    </button>
  )
}
