import { useEffect, useRef } from 'react'

interface OtherColorProps {
  label: string
  /** The colour that the browser's picker begins with, as `#rrggbb`. */
  color: string
  /** Called at each movement in the picker. */
  onMove(color: string): void
  /** Called when the picker is closed with another colour. */
  onChoose(color: string): void
}

/** A field for any colour. React calls its `onChange` at each movement, so this listens to the event itself. */
export function OtherColor({ label, color, onMove, onChoose }: OtherColorProps) {
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(onChoose)
  latest.current = onChoose
  useEffect(() => {
    const input = field.current
    const choose = () => input && latest.current(input.value)
    input?.addEventListener('change', choose)
    return () => input?.removeEventListener('change', choose)
  }, [])
  return (
    <label className="eb-rich-text__other-color">
      {label}
      <input
        ref={field}
        type="color"
        form=""
        defaultValue={color}
        onInput={(event) => onMove(event.currentTarget.value)}
      />
    </label>
  )
}
