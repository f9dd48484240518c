import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, xIcon } from '@ebkit/ui/icons'
import { useStrings } from '../environment'
import { chosenStrings } from './chosenStrings'
import { faultOf, nameOfChosen } from './chosenText'
import { RowName } from './RowName'
import type { Chosen } from './state'
import type { PickerView } from './view'

export interface ChosenRowProps<Row> {
  chosen: Chosen<Row>
  view: PickerView<Row>
  /** A rule excludes it. */
  isException?: boolean
  /** Removes it; without it there is no ×. */
  onRemove?: (() => void) | undefined
}

/** One chosen row: image, name, price or why it can no longer be chosen, ×. */
export function ChosenRow<Row>({ chosen, view, isException, onRemove }: ChosenRowProps<Row>) {
  const text = useStrings(chosenStrings)
  const { row } = chosen
  const name = nameOfChosen(chosen, view)
  const fault = faultOf(chosen, view, text)
  return (
    <div className="eb-chosen__row">
      <RowName picture={row && view.pictureOf?.(row)} name={name}>
        {fault ? (
          <span className="eb-chosen__fault">
            <Icon path={circleAlertIcon} />
            {fault}
          </span>
        ) : row ? (
          view.detailOf(row)
        ) : (
          <i className="eb-chosen__unread" />
        )}
      </RowName>
      {onRemove && (
        <button
          type="button"
          className="eb-button eb-button--icon eb-chosen__remove"
          aria-label={text(isException ? 'restore' : 'remove', { name })}
          onClick={onRemove}
        >
          <Icon path={xIcon} />
        </button>
      )}
    </div>
  )
}
