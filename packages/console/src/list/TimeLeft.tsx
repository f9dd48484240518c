import { useStrings } from '@ebkit/widgets/environment'
import { daysAndClock, timeUntil } from './remainingTime'
import { listStrings } from './strings'

export interface TimeLeftProps {
  /** As rows have it: `2026-11-20 09:05:00`. */
  moment: unknown
  now: number
}

/** How much time is left until a moment. */
export function TimeLeft({ moment, now }: TimeLeftProps) {
  const text = useStrings(listStrings)
  const left = timeUntil(moment, now)
  if (left === undefined) return null
  if (left <= 0) return <small>{text('over')}</small>
  const { days, clock } = daysAndClock(left)
  return (
    <small role="timer">
      {days ? text('leftDays', { days, time: clock }) : text('left', { time: clock })}
    </small>
  )
}
