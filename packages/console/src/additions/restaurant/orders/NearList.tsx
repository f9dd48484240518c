import type { Row } from '@ebkit/core/services/rows'
import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { useStrings } from '@ebkit/widgets/environment'
import { type NearOrders, nearOrders } from './nearOrders'
import { orderStrings } from './strings'

interface Choice {
  keyOf(row: Row): string
  /** Display name of an order. */
  title(row: Row): string
  /** Keys of the chosen orders. */
  chosen: ReadonlySet<string>
  onChoose(chosen: ReadonlySet<string>): void
}

export interface NearListProps extends Choice {
  /** Orders that wait for a courier. */
  ready: readonly Row[]
  /** Dispatches the chosen orders together. */
  onTogether(): void
}

/** Ready orders to nearby addresses, of which several can be chosen and dispatched together. */
export function NearList({ ready, onTogether, ...choice }: NearListProps) {
  const text = useStrings(orderStrings)
  const groups = nearOrders(ready)
  const count = ready.filter((row) => choice.chosen.has(choice.keyOf(row))).length
  return (
    <>
      <h2>{text('near')}</h2>
      {!groups.length && <p>{text('noneNear')}</p>}
      {groups.map((group) => (
        <Group key={choice.keyOf(group.orders[0] as Row)} group={group} {...choice} />
      ))}
      {count > 0 && <Button onClick={onTogether}>{text('together', { count })}</Button>}
    </>
  )
}

/** Orders to one place, chosen all at once or one by one. */
function Group({ group, keyOf, title, chosen, onChoose }: Choice & { group: NearOrders }) {
  const text = useStrings(orderStrings)
  const keys = group.orders.map(keyOf)
  const count = keys.filter((key) => chosen.has(key)).length
  const choose = (some: readonly string[], isChosen: boolean) => {
    const others = [...chosen].filter((key) => !some.includes(key))
    onChoose(new Set(isChosen ? [...others, ...some] : others))
  }
  const place = group.isFloor ? text('floor', { floor: group.place }) : group.place
  const name = text('group', { place, count: keys.length })
  return (
    <fieldset className="eb-near" aria-label={name}>
      <Checkbox
        checked={count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={(isChosen) => choose(keys, isChosen)}
      >
        <b>{name}</b>
      </Checkbox>
      {group.orders.map((row) => (
        <Checkbox
          key={keyOf(row)}
          checked={chosen.has(keyOf(row))}
          onChange={(isChosen) => choose([keyOf(row)], isChosen)}
        >
          {[title(row), row.address ?? row.place].filter(Boolean).join(' · ')}
        </Checkbox>
      ))}
    </fieldset>
  )
}
