import { useStyles } from '@ebkit/ui/styles'
import { goThroughChoices, tabStop } from '../bar/goThroughChoices'
import css from './Segments.css'

export interface SegmentsProps<Value extends string> {
  /** Accessible name. */
  label: string
  items: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange(value: Value): void
}

/** A few choices beside each other, of which one is selected. Tab reaches one of them, arrows the others. */
export function Segments<Value extends string>({ label, items, value, onChange }: SegmentsProps<Value>) {
  const root = useStyles<HTMLDivElement>(css)
  const values = items.map((item) => item.value)
  return (
    <div
      ref={root}
      className="eb-figure__segments"
      role="toolbar"
      aria-label={label}
      onKeyDown={goThroughChoices}
    >
      {items.map((item, index) => (
        <button
          key={item.value}
          type="button"
          tabIndex={tabStop(values, value, index)}
          aria-pressed={item.value === value}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
