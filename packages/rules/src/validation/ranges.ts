import { isRecord } from '../fields/isRecord'
import type { Problem } from './Problem'

/** A range of dates or of times of day, as fields hold it; both ends are in it. */
export interface FieldRange {
  readonly start: string
  readonly end: string
}

/**
 * What is wrong with a range. One of times may end before it begins: then it ends on the next day.
 *
 * @param isOrdered whether the end must not be before the start
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
