import { useStyles } from '../styles/useStyles'
import css from './ProgressBar.css'

export interface ProgressBarProps {
  /** Accessible name. */
  label: string
  /** From 0 to 1; undefined while unknown. */
  value?: number | undefined
  /** For screen readers instead of the percentage, if that is not enough. */
  text?: string
}

/**
 * Shows the progress of an action.
 *
 * @example
 * ```tsx
 * import { ProgressBar } from '@ebkit/ui/progress-bar'
 *
 * export const Upload = ({ loaded, size }: { loaded: number; size: number }) => (
 *   <ProgressBar label="lobby.jpg" value={loaded / size} text={`${loaded} of ${size} bytes`} />
 * )
 * ```
 */
export function ProgressBar({ label, value, text }: ProgressBarProps) {
  const element = useStyles<HTMLDivElement>(css)
  const percent = value === undefined ? undefined : Math.floor(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      ref={element}
      className={`eb-progress-bar${percent === undefined ? ' eb-progress-bar--unknown' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <div className="eb-progress-bar__done" style={{ width: `${percent ?? 30}%` }} />
    </div>
  )
}
