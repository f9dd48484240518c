import { useStrings } from '@ebkit/widgets/environment'
import type { ListAdditionProps } from '../../Addition'
import { RingSwitch } from '../ring/RingSwitch'
import { reservationStrings } from './strings'

/** Rings for reservations that wait to be confirmed, on any day. */
export function ReservationRing({ resources }: ListAdditionProps) {
  const text = useStrings(reservationStrings)
  const { resource, key } = resources.tableReservation ?? {}
  if (!resource || !key) return null
  return (
    <RingSwitch resource={resource} rowKey={key} filter="status=PENDING" every={10} label={text('ring')} />
  )
}
