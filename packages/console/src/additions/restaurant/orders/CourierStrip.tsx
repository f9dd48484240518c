import type { Row } from '@ebkit/core/services/rows'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { useRows } from '../../../rows/useRows'
import type { BoardSideProps } from '../../Addition'
import { CourierLine } from './CourierLine'
import css from './CourierStrip.css'
import { couriersOf } from './couriersOf'
import { NearList } from './NearList'
import { isBrought } from './nearOrders'
import { orderStrings } from './strings'

/** Couriers, to whom orders are dispatched by dropping, and ready orders that can be delivered together. */
export function CourierStrip(props: BoardSideProps) {
  const { resource, every, generation, carried, questionOf, putDown, run } = props
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(orderStrings)
  const describe = useDescribeError()
  const keyOf = (row: Row) => String(row[resource.key])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const running = useRows({ resource: resource.resource, filter: 'status=DELIVERING', every, generation })
  const restaurants = useRows({ resource: 'restaurant-api/restaurant' })
  const { rows: ready = [] } = useRows({ ...questionOf('READY'), most: 200 })
  const couriers = couriersOf(restaurants.rows ?? [], running.rows ?? [])
  const error = running.error ?? restaurants.error
  // An order that is no longer ready is no longer chosen.
  const selected = ready.filter((row) => chosen.has(keyOf(row)))
  const isCarried = carried?.status === 'READY' && isBrought(carried)
  const isOneOfThem = carried && selected.some((row) => keyOf(row) === keyOf(carried))
  const given = isCarried && !isOneOfThem ? [carried] : selected
  const give = (courierId: string) => {
    putDown()
    setChosen(new Set())
    run('dispatch', given.map(keyOf), { courierType: 'STAFF', courierId })
  }
  if (!resource.actions?.some(({ name }) => name === 'dispatch')) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has no button unless a card is being moved
    <aside ref={root} className="eb-couriers" tabIndex={0} aria-label={text('couriers')}>
      <h2>{text('couriers')}</h2>
      {error !== undefined && <p role="alert">{text('notRead', { reason: describe(error) })}</p>}
      <p>{text(restaurants.rows && !couriers.length ? 'none' : 'drop')}</p>
      <ul>
        {couriers.map((courier) => (
          <CourierLine
            key={courier.id}
            courier={courier}
            count={given.length}
            takes={isCarried}
            onGive={() => give(courier.id)}
          />
        ))}
      </ul>
      <NearList
        {...{ ready, keyOf, chosen }}
        title={(row) => String(row.pickNo ?? row.orderNo)}
        onChoose={setChosen}
        onTogether={() => props.ask('dispatch', selected)}
      />
    </aside>
  )
}
