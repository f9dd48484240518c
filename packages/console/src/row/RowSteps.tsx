import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { chevronDownIcon, chevronUpIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { pageStrings } from '../pages/strings'

/** The keys of the previous and next row; undefined at the ends, and for a row that the list does not show. */
export function neighboursOf(keys: readonly string[], id: string) {
  const at = keys.indexOf(id)
  return at < 0 ? {} : { previous: keys[at - 1], next: keys[at + 1], at }
}

export interface RowStepsProps {
  /** Keys of the rows that the list shows. */
  keys: readonly string[]
  id: string
  onStep(id: string): void
}

/** Leads from an open row to the previous and next one in its list. */
export function RowSteps({ keys, id, onStep }: RowStepsProps) {
  const text = useStrings(pageStrings)
  const { previous, next, at } = neighboursOf(keys, id)
  if (at === undefined) return null
  const step = (key: string | undefined) => key !== undefined && onStep(key)
  return (
    <span className="eb-drawer__place">
      <Button kind="icon" label={text('previous')} onClick={() => step(previous)}>
        <Icon path={chevronUpIcon} />
      </Button>
      <Button kind="icon" label={text('next')} onClick={() => step(next)}>
        <Icon path={chevronDownIcon} />
      </Button>
      {text('place', { place: at + 1, count: keys.length })}
    </span>
  )
}
