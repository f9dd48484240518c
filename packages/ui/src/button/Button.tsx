import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Button.css'

export interface ButtonProps {
  /** `primary` once per view; `icon` is square and needs `label`. Default `default`. For danger: `DangerButton`. */
  kind?: 'default' | 'primary' | 'text' | 'icon'
  /** Accessible name, if the content is not enough. */
  label?: string
  /** Its action is running: shows a spinner before the text, ignores clicks, keeps focus. */
  busy?: boolean
  /** Further class, for size and position. */
  className?: string
  /** Submits the form that contains it. Default: no. */
  submit?: boolean
  part?: string
  /** It shows and hides something: whether that is shown. Default: it does not. */
  expanded?: boolean
  onClick?: () => void
  children?: ReactNode
}

/**
 * A push button; submits a form only with `type="submit"`.
 *
 * @example
 * ```tsx
 * import { Button, DangerButton } from '@ebkit/ui/button'
 *
 * export const Actions = ({ onSave, onDelete }: { onSave: () => void; onDelete: () => void }) => (
 *   <>
 *     <Button kind="primary" onClick={onSave}>
 *       Save
 *     </Button>
 *     <DangerButton onClick={onDelete}>Delete</DangerButton>
 *   </>
 * )
 * ```
 */
export function Button(props: ButtonProps) {
  const { submit, kind, className = '', part, label, busy, expanded, onClick, children } = props
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
      aria-expanded={expanded}
      onClick={() => busy || onClick?.()}
    >
      {busy && <span className="eb-button__spinner" />}
      {children}
    </button>
  )
}
