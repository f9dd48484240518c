import { shortTime } from '../timeText'

/** A time as tiles show it, with the day before the time in every writing direction. */
export const Moment = ({ time }: { time: number }) => <bdi dir="ltr">{shortTime(time)}</bdi>
