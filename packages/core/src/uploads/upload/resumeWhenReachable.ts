import type { ReadableAtom } from 'nanostores'
import { totalOf } from '../list/total'
import type { UploadItem } from '../Uploads'
import { resumesByItself } from './runUpload'

/** Of the first pause between requests: before the first try to go on, and the longest that the pauses grow to. */
const [first, longest] = [2, 30]

/** Whether it was paused because nothing could be reached, and not by the person. */
export const isUnreachable = ({ status, problem }: UploadItem) =>
  status === 'paused' && problem !== undefined && resumesByItself(problem)

/**
 * Goes on with uploads that nothing could be reached for: after a moment, then after pauses that double, from the
 * beginning once bytes have moved.
 *
 * @param pause milliseconds of the first pause between two requests
 * @returns what ends it
 */
export function resumeWhenReachable(
  $items: ReadableAtom<readonly UploadItem[]>,
  proceed: () => void,
  pause: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = first
  let moved = 0
  const end = () => clearTimeout(timer)
  const stop = $items.listen((items) => {
    if (timer || !items.some(isUnreachable)) return
    const { loaded } = totalOf(items)
    if (loaded > moved) wait = first
    moved = loaded
    timer = setTimeout(() => {
      timer = undefined
      wait = Math.min(longest, wait * 2)
      proceed()
    }, pause * wait)
  })
  return () => {
    end()
    stop()
  }
}
