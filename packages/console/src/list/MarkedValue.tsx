import { filledText } from '@ebkit/core/resource-definition'
import type { Row } from '@ebkit/core/services/rows'
import type { Mark } from '@ebkit/domain'
import { type Field, labelText } from '@ebkit/rules/fields'
import { Icon } from '@ebkit/ui/icon'
import { pinIcon } from '@ebkit/ui/icons'
import { RowValue } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { markStrings } from '../additions/markStrings'
import { fillRoute } from '../routes/fillRoute'

export interface MarkedValueProps {
  row: Row
  field: Field
  mark: Mark | undefined
  onGo?: ((address: string) => void) | undefined
}

/** A value that may stand out, with the reason below it: colour alone says nothing to some. */
export function MarkedValue({ row, field, mark, onGo }: MarkedValueProps) {
  const { locale } = usePlace()
  const value = <RowValue row={row} field={field} />
  if (!mark) return value
  return (
    <span className={mark.tone ? `eb-list-mark eb-list-mark--${mark.tone}` : undefined}>
      {mark.signs?.map((sign) => (
        <Sign key={sign} sign={sign} />
      ))}
      {mark.to && onGo ? (
        <button
          type="button"
          className="eb-list-mark__link"
          onClick={() => onGo(fillRoute(mark.to ?? '', row))}
        >
          {value}
        </button>
      ) : (
        value
      )}
      {mark.hint && <small>{filledText(labelText(mark.hint, locale), row)}</small>}
    </span>
  )
}

/** A drawing before a value, and its word for those who do not see it. */
function Sign({ sign }: { sign: 'pin' | 'dot' }) {
  const text = useStrings(markStrings)
  return (
    <span className={`eb-list-mark__${sign}`} title={text(sign)}>
      {sign === 'pin' && <Icon path={pinIcon} />}
      <span className="eb-visually-hidden">{text(sign)}</span>
    </span>
  )
}
