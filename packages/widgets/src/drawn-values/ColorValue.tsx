import { useStyles } from '@ebkit/ui/styles'
import css from './DrawnValues.css'
import type { ShownValueProps } from './ShownValueProps'

/** The colour as a swatch beside its value. */
export function ColorValue({ value }: Pick<ShownValueProps, 'value'>) {
  const root = useStyles<HTMLSpanElement>(css)
  return (
    <span ref={root} className="eb-drawn-value__color">
      <i style={{ backgroundColor: String(value) }} />
      {String(value)}
    </span>
  )
}
