import type { ReadableAtom } from 'nanostores'
import { totalOf } from '../list/total'
import type { UploadItem } from '../Uploads'
import { resumesByItself } from './runUpload'

/** First and longest delay, as multiples of the pause between requests. */
const [first, longest] = [2, 30]

/** Whether it was paused for want of a network and not by the user. */
export const isUnreachable = ({ status, problem }: UploadItem) =>
  status === 'paused' && problem !== undefined && resumesByItself(problem)

/**
 * Resumes uploads that were paused for want of a network, with a delay that doubles each time and starts again at the
 * shortest after progress.
 *
 * @param pause milliseconds between the first two attempts of a request
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
