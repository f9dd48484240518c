export interface SegmentsProps<Value extends string> {
  /** Accessible name. */
  label: string
  items: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange(value: Value): void
}

/** A few choices beside each other, of which one holds. */
export function Segments<Value extends string>({ label, items, value, onChange }: SegmentsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own kind
    <div className="eb-figure__segments" role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
