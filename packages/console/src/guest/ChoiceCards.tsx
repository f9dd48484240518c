import { useStyles } from '@ebkit/ui/styles'
import { type ReactNode, useId } from 'react'
import css from './ChoiceCards.css'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** A second line. */
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

interface ChoiceCardsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  /** `card`: boxes of the same width; `chip`: as wide as their texts. */
  kind: 'card' | 'chip'
  choices: readonly Choice<Value>[]
  chosen: string
  onChoose(value: Value): void
}

/** Radio buttons in the form of cards or chips. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, kind, choices, chosen, onChoose } = props
  const name = useId()
  const root = useStyles<HTMLDivElement>(css)
  return (
    <div
      ref={root}
      className={`eb-guest__choices eb-guest__choices--${kind}`}
      role="radiogroup"
      aria-label={label}
    >
      {choices.map(({ value, label: content, hint, disabled }) => (
        <label key={value}>
          <input
            type="radio"
            className="eb-visually-hidden"
            name={name}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span className={`eb-guest__choice eb-guest__choice--${kind}`}>
            {content}
            {hint && <small>{hint}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
