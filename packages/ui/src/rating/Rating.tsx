import { useId, useLayoutEffect, useState } from 'react'
import { Icon } from '../icon/Icon'
import { useStyles } from '../styles/useStyles'
import css from './Rating.css'
import { starPath } from './starPath'

export interface RatingProps {
  /** 1 to `names.length`, or null if nothing is chosen yet. */
  value: number | null
  onChange: (value: number) => void
  /** Accessible name of the group. */
  label: string
  /** Accessible name of each star, first to last. */
  names: readonly string[]
  invalid?: boolean
  /** Id of the element with the error message. */
  errorId?: string
  /** Focus was set by the program: until a key is used or focus leaves, no star has a focus ring. Default false. */
  isQuiet?: boolean
  part?: string
}

/**
 * Stars as a radio group (ARIA APG): one Tab stop, arrows choose the neighbour and wrap around, Space chooses. Stars up
 * to the pointer light up before the click.
 *
 * @example
 * ```tsx
 * import { Rating } from '@ebkit/ui/rating'
 * import { useState } from 'react'
 *
 * const names = ['Very bad', 'Bad', 'Fair', 'Good', 'Very good']
 *
 * export function Stay() {
 *   const [score, setScore] = useState<number | null>(null)
 *   return <Rating label="Your stay" names={names} value={score} onChange={setScore} />
 * }
 * ```
 */
export function Rating(props: RatingProps) {
  const { value, onChange, label, names, invalid, errorId, isQuiet, part } = props
  const element = useStyles<HTMLDivElement>(css)
  const group = useId()
  const [preview, setPreview] = useState(0)
  const [hasRing, setRing] = useState(!isQuiet)
  const ring = () => setRing(true)
  // An enclosing dialog keeps it rendered between openings.
  useLayoutEffect(() => setRing(!isQuiet), [isQuiet])
  return (
    <div
      ref={element}
      className={`eb-rating${hasRing ? '' : ' eb-rating--quiet'}`}
      part={part}
      role="radiogroup"
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={errorId}
      onMouseLeave={() => setPreview(0)}
      onKeyDown={ring}
      onBlur={ring}
    >
      {names.map((name, index) => {
        const score = index + 1
        return (
          <span key={name} className="eb-rating__star">
            <Icon
              path={starPath}
              className={`eb-rating__icon eb-rating__icon--${score <= (preview || value || 0) ? 'on' : 'off'}`}
            />
            <input
              className="eb-rating__input"
              type="radio"
              name={group}
              // Belongs to no form, wherever it is rendered.
              form=""
              aria-label={name}
              checked={score === value}
              // Gets the focus when an enclosing dialog opens.
              data-autofocus={score === (value ?? 1) || undefined}
              onChange={() => onChange(score)}
              onMouseMove={() => setPreview(score)}
            />
          </span>
        )
      })}
    </div>
  )
}
