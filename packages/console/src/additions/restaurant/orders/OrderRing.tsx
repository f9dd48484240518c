import { useStrings } from '@ebkit/widgets/environment'
import type { SheetAdditionProps } from '../../Addition'
import { RingSwitch } from '../ring/RingSwitch'
import { orderStrings } from './strings'

/** Rings for orders that wait to be accepted. */
export function OrderRing({ resources }: SheetAdditionProps) {
  const text = useStrings(orderStrings)
  const { resource, key } = resources.restaurantOrder ?? {}
  if (!resource || !key) return null
  return (
    <RingSwitch resource={resource} rowKey={key} filter="status=PENDING" every={10} label={text('ring')} />
  )
}
