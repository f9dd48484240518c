import { filledText, hasJustBegun } from '@ebkit/core/resource-definition'
import type { Row } from '@ebkit/core/services/rows'
import type { Mark } from '@ebkit/domain'
import { fillRoute } from '@ebkit/domain/fill-route'
import { type Field, labelText } from '@ebkit/rules/fields'
import { Icon } from '@ebkit/ui/icon'
import { pinIcon } from '@ebkit/ui/icons'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { RowValue } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { markStrings } from '../additions/markStrings'
import { markOf } from './markOf'
import { Photos } from './Photos'
import { listStrings } from './strings'
import { TextLines } from './TextLines'
import { TimeLeft } from './TimeLeft'
import { useNow } from './useNow'

export interface MarkedValueProps {
  row: Row
  field: Field
  /** The marks of the field: the first that applies counts. */
  marks: readonly Mark[]
  onGo?: ((address: string) => void) | undefined
}

/** Seconds after which marks may change; 0: never. */
const stepOf = (marks: readonly Mark[]) =>
  marks.some(({ countsDown }) => countsDown) ? 1 : marks.some(({ withinHours }) => withinHours) ? 30 : 0

/** A value that may stand out, with the reason below it: not every user can see the colour. */
export function MarkedValue({ row, field, marks, onGo }: MarkedValueProps) {
  const { locale } = usePlace()
  const now = useNow(stepOf(marks))
  const mark = markOf(marks, row, now)
  const value = <ShownValue {...{ row, field, mark }} />
  if (!mark) return value
  const { to } = mark
  const [before, behind] = labelText(mark.around, locale).split('{value}')
  return (
    <span className={`eb-list-mark eb-list-mark--${mark.tone ?? 'untoned'}`}>
      {mark.signs?.map((sign) => (
        <Sign key={sign} sign={sign} />
      ))}
      {before}
      {to && onGo ? (
        <button type="button" className="eb-list-mark__link" onClick={() => onGo(fillRoute(to, row))}>
          {value}
        </button>
      ) : (
        value
      )}
      {behind}
      <Hint text={labelText(mark.hint, locale)} row={row} now={now} />
      {mark.progress && <Progress row={row} {...mark.progress} />}
      {mark.countsDown && <TimeLeft moment={row[field.name]} now={now} />}
    </span>
  )
}

/** A value in the form that its mark defines: replaced, in lines, as a gallery. */
function ShownValue({
  row,
  field,
  mark,
}: Pick<MarkedValueProps, 'row' | 'field'> & { mark?: Mark | undefined }) {
  const { locale } = usePlace()
  if (mark?.instead) return labelText(mark.instead, locale)
  if (mark?.isGallery) return <Photos row={row} field={field} />
  if (mark?.lines) return <TextLines row={row} field={field} {...mark.lines} />
  return <RowValue row={row} field={field} />
}

/** The reason of a mark. A duration of less than a minute is not shown. */
function Hint({ text, row, now }: { text: string; row: Row; now: number }) {
  if (!text || hasJustBegun(text, row, now)) return null
  // The space is for screen readers: the reason follows the value in one line.
  return (
    <>
      {' '}
      <small>{filledText(text, row, now)}</small>
    </>
  )
}

/** An icon before a value, and its word for screen readers. */
function Sign({ sign }: { sign: 'pin' | 'dot' }) {
  const text = useStrings(markStrings)
  return (
    <span className={`eb-list-mark__${sign}`} title={text(sign)}>
      {sign === 'pin' && <Icon path={pinIcon} />}
      <span className="eb-visually-hidden">{text(sign)}</span>
    </span>
  )
}

/** A progress bar with the numbers below it. */
function Progress({ row, done, of }: { row: Row } & NonNullable<Mark['progress']>) {
  const text = useStrings(listStrings)
  const whole = Number(row[of] ?? 0)
  const part = done.reduce((sum, name) => sum + Number(row[name] ?? 0), 0)
  const said = text('progress', { part, whole })
  return (
    <>
      <ProgressBar label={text('progressLabel')} value={whole ? part / whole : undefined} text={said} />
      <small>{said}</small>
    </>
  )
}
