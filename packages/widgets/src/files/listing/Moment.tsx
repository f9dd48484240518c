import { shortTime } from '../timeText'

/** A moment as tiles show it, the day before the time in every script. */
export const Moment = ({ time }: { time: number }) => <bdi dir="ltr">{shortTime(time)}</bdi>
