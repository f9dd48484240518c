import { isRecord } from '../fields/isRecord'
import type { Problem } from './Problem'

/** A range of dates or of times of day, as fields hold it; inclusive. */
export interface FieldRange {
  /** The first of it. */
  readonly start: string
  /** The last of it. */
  readonly end: string
}

/**
 * Checks a range. A range of times may end before it starts: then it ends on the next day.
 *
 * @param isOrdered the end must not be before the start
 */
export function rangeProblem(
  value: unknown,
  isEnd: (text: string) => boolean,
  isOrdered: boolean,
): Problem | undefined {
  const { start, end } = isRecord(value) ? value : {}
  if (typeof start !== 'string' || typeof end !== 'string' || !isEnd(start) || !isEnd(end))
    return { code: 'range' }
  return isOrdered && end < start ? { code: 'rangeOrder' } : undefined
}
