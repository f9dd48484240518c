import { useId, useState } from 'react'
import { Icon } from '../icon/Icon'
import { useStyles } from '../styles/useStyles'
import css from './Rating.css'
import { starPath } from './starPath'

export interface RatingProps {
  /** 1 to `names.length`, or null where nothing is chosen yet. */
  value: number | null
  onChange: (value: number | null) => void
  /** Accessible name of the group. */
  label: string
  /** Accessible name of each star, first to last. */
  names: readonly string[]
  /** Delete, Backspace and a click on the chosen star take the choice back. Default: only another star replaces it. */
  clearable?: boolean
  invalid?: boolean
  /** Id of the element that says what is wrong. */
  errorId?: string
  /** Receives focus when the dialog around it opens. */
  autoFocus?: boolean
  part?: string
}

/**
 * Stars as a radio group (ARIA APG): one stop for Tab, arrows choose the neighbour and go round, Space chooses.
 * Stars up to the pointer light up before the click.
 */
export function Rating(props: RatingProps) {
  const { value, onChange, label, names, clearable, invalid, errorId, autoFocus, part } = props
  const element = useStyles<HTMLDivElement>(css)
  const group = useId()
  const [preview, setPreview] = useState(0)
  const lit = preview || value || 0
  return (
    <div
      ref={element}
      className="eb-rating"
      part={part}
      role="radiogroup"
      aria-label={label}
      aria-required={!clearable}
      aria-invalid={invalid}
      aria-describedby={errorId}
      onPointerLeave={() => setPreview(0)}
      onKeyDown={(event) => clearable && /^(Delete|Backspace)$/.test(event.key) && onChange(null)}
    >
      {names.map((name, index) => {
        const score = index + 1
        const chosen = score === value
        return (
          <span
            key={score}
            className="eb-rating__star"
            // Touch has no pointer that rests: there the preview would outlast the tap.
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPreview(score)}
          >
            <input
              className="eb-rating__input"
              type="radio"
              name={group}
              // In nobody's form, wherever it stands.
              form=""
              aria-label={name}
              checked={chosen}
              data-autofocus={(autoFocus && score === (value ?? 1)) || undefined}
              onChange={() => onChange(score)}
              onClick={() => clearable && chosen && onChange(null)}
            />
            <Icon
              path={starPath}
              className={`eb-rating__icon${score <= lit ? ' eb-rating__icon--on' : ''}`}
            />
          </span>
        )
      })}
    </div>
  )
}
