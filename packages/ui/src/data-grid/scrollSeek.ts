/** The scroll position of a box, and whether it scrolls faster than its rows can be rendered. */
export interface ScrollSeek {
  /** px from its top. */
  place: number
  /** ms of the last change of place. */
  at: number
  isSeeking: boolean
}

/** ms without a change of place after which scrolling has ended. */
export const restAfter = 150

/** Scroll distance in px between two frames from which on passing rows cannot be read: about five rows. */
const fastStep = 200

/** px between two frames below which rows are read again: about two. */
const slowStep = 80

/** ms between two frames of which the second is late: one and a half of 60 per second. */
const lateAfter = 25

/** Scrolling becomes seeking with its first late frame, and ends as it becomes slow. */
export function nextSeek(before: ScrollSeek, place: number, at: number): ScrollSeek {
  const step = Math.abs(place - before.place)
  const pause = at - before.at
  const isLate = pause > lateAfter && pause < restAfter
  const isSeeking = before.isSeeking ? step >= slowStep : step >= fastStep && isLate
  return { place, at, isSeeking }
}
