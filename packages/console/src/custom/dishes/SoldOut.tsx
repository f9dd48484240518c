import type { Row } from '@ebkit/core/services/rows'
import { Button } from '@ebkit/ui/button'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { equals } from '../../list/fixedCondition'
import { Drawer } from '../../row/Drawer'
import { joinConditions } from '../../rows/rowsAddress'
import { useRows } from '../../rows/useRows'
import { dishStrings } from './strings'
import type { DishPartProps } from './useDishes'

/** The dishes that are sold out today: their number, and a way to put them back on sale. */
export function SoldOut({
  dish,
  restaurantId,
  lang,
  service,
  generation,
  reload,
  setOutcome,
}: DishPartProps) {
  const text = useStrings(dishStrings)
  const describe = useDescribeError()
  const [isOpen, setOpen] = useState(false)
  const filter = joinConditions(equals('restaurantId', restaurantId), 'soldOut=true')
  const { rows, error } = useRows({ resource: dish.resource, filter, sort: 'sortNo asc', generation })
  const canRestock = dish.actions.some(({ name }) => name === 'restock')
  const keysOf = (given: readonly Row[]) => given.map((row) => String(row[dish.key]))
  const restock = async (keys: readonly string[]) => {
    try {
      const { failed } = await service.act(dish.resource, 'restock', { keys, lang })
      const [first] = failed
      if (first) setOutcome({ heading: first.message, detail: '', isFailure: true })
    } catch (error) {
      setOutcome({ heading: describe(error), detail: '', isFailure: true })
    }
    reload()
  }
  return (
    <div className="eb-dishes__sold-out-head">
      <Button onClick={() => setOpen(true)}>
        {text('soldOutToday')} {rows?.length}
      </Button>
      <Drawer
        open={isOpen}
        title={text('soldOutToday')}
        onClose={() => setOpen(false)}
        foot={
          canRestock &&
          !!rows?.length && (
            <Button kind="primary" onClick={() => void restock(keysOf(rows))}>
              {text('restockAll')}
            </Button>
          )
        }
      >
        <p className="eb-dishes__lead">
          {rows
            ? text(rows.length ? 'soldOutLead' : 'soldOutNone')
            : error
              ? describe(error)
              : text('loading')}
        </p>
        <ul className="eb-dishes__sold-out">
          {rows?.map((row) => (
            <li key={String(row[dish.key])}>
              <span>{String(row.name)}</span>
              {canRestock && (
                <Button kind="text" onClick={() => void restock(keysOf([row]))}>
                  {text('restock')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Drawer>
    </div>
  )
}
