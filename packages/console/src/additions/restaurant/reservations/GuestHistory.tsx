import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import type { DrawerAdditionProps } from '../../Addition'
import css from '../../Additions.css'
import { reservationStrings } from './strings'

/** Whether a guest is a member, and the number of visits and no-shows, from the facts of a reservation. */
export function GuestHistory({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const root = useStyles<HTMLParagraphElement>(css)
  const text = useStrings(reservationStrings)
  const { memberGrade, pastVisits, noShows } = facts
  const parts = [
    memberGrade ? text('grade', { grade: String(memberGrade) }) : text('noMember'),
    text('visits', { count: Number(pastVisits ?? 0) }),
    text('noShows', { count: Number(noShows ?? 0) }),
  ]
  return (
    <p ref={root} className="eb-addition__line" role="status" aria-label={text('guest')}>
      {parts.join(' · ')}
    </p>
  )
}

/** The same below the facts of a reservation. */
export function ReservationGuest({ row }: DrawerAdditionProps) {
  return <GuestHistory facts={row} />
}
