import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '../environment'
import { laterPart } from '../later/laterPart'
import css from './DrawnValues.css'
import type { ShownValueProps } from './ShownValueProps'
import { strings } from './strings'

const [useRich] = laterPart(() => import('../rich-html/RichHtml'))

/** Rendered rich text. */
export function RichValue({ value }: Pick<ShownValueProps, 'value'>) {
  const text = useStrings(strings)
  const root = useStyles<HTMLDivElement>(css)
  const { RichHtml, failure } = useRich(true)
  return (
    <div ref={root}>
      {RichHtml ? (
        <RichHtml html={String(value)} className="eb-drawn-value__rich" />
      ) : (
        (failure ?? text('loading'))
      )}
    </div>
  )
}
