import type { Row } from '@ebkit/core/services/rows'
import { storeDay } from '@ebkit/rules/dates'
import { labelText } from '@ebkit/rules/fields'
import { Icon } from '@ebkit/ui/icon'
import { triangleAlertIcon } from '@ebkit/ui/icons'
import { RowValue } from '@ebkit/widgets/data-list'
import { usePlace } from '@ebkit/widgets/environment'
import type { CardParts } from './cardParts'
import { shortMoment } from './shortMoment'

export interface CardFactsProps {
  row: Row
  parts: CardParts
  /** Used if no field names the card. */
  title: string
  onOpen(): void
}

const isThere = (value: unknown) => value != null && value !== '' && !(Array.isArray(value) && !value.length)

/** The values of a row on its card. Missing values take no space. */
export function CardFacts({ row, parts, title, onOpen }: CardFactsProps) {
  const { locale } = usePlace()
  const { name, picture, tags, alarms, moment, texts } = parts
  return (
    <>
      {picture && isThere(row[picture.name]) && (
        <div className="eb-card__picture">
          <RowValue row={row} field={picture} />
        </div>
      )}
      <div className="eb-card__line">
        <button type="button" className="eb-card__name" tabIndex={-1} onClick={onOpen}>
          {name && isThere(row[name.name]) ? <RowValue row={row} field={name} /> : title}
        </button>
        {tags
          .filter((field) => isThere(row[field.name]))
          .map((field) => (
            <span key={field.name} className="eb-card__tag">
              <RowValue row={row} field={field} />
            </span>
          ))}
        {moment && isThere(row[moment.name]) && (
          <span
            className="eb-card__moment"
            title={`${labelText(moment.label, locale)} ${String(row[moment.name]).slice(0, 16)}`}
          >
            {moment.type === 'datetime' ? (
              <bdi dir="ltr">{shortMoment(String(row[moment.name]), storeDay())}</bdi>
            ) : (
              <RowValue row={row} field={moment} />
            )}
          </span>
        )}
      </div>
      {alarms
        .filter((field) => row[field.name] === true)
        .map((field) => (
          <p key={field.name} className="eb-card__alarm">
            <Icon path={triangleAlertIcon} />
            {labelText(field.label, locale)}
          </p>
        ))}
      {texts
        .filter((field) => isThere(row[field.name]))
        .map((field) => (
          <p key={field.name} title={labelText(field.label, locale)}>
            <RowValue row={row} field={field} />
          </p>
        ))}
    </>
  )
}
