import { defaultMaximumCount } from '@ebkit/rules/files'
import { type ReactNode, type RefObject, useState } from 'react'
import { useStrings } from '../environment'
import { checkImages } from './checkImages'
import { useProblemText } from './problemText'
import type { ImagePickerProps } from './props'
import { strings } from './strings'

/** Refused images, and the alert with the reasons. */
export interface Refused {
  /** Returns the accepted images, and reports why the others are refused. */
  check(files: readonly File[], present: number): File[]
  /** The maximum is reached. @spec W-IPK-6 */
  full(): void
  clear(): void
  alert: ReactNode
}

/** Maximum number of reasons in an alert; of more only the number is shown. */
const mostReasons = 3

/** How many more images can be added. */
export const roomFor = (
  { multiple, max = defaultMaximumCount }: ImagePickerProps,
  present: number,
): number => (multiple ? (max > 0 ? Math.max(0, max - present) : Number.POSITIVE_INFINITY) : 1)

/** @spec W-IPK-2 W-IPK-3 W-IPK-4 W-IPK-5 W-IPK-6 */
export function useRefused(latest: RefObject<ImagePickerProps>): Refused {
  const text = useStrings(strings)
  const problemText = useProblemText()
  // With a number, so that the same message is announced again.
  const [said, say] = useState<{ lines: string[]; id: number }>({ lines: [], id: 0 })
  const tell = (lines: string[]) => say(({ id }) => ({ lines, id: id + 1 }))
  const limit = () => latest.current.max ?? defaultMaximumCount
  return {
    check(files, present) {
      const rules = latest.current
      const { taken, refused } = checkImages(files, rules, roomFor(rules, present))
      const reasons = refused.map(({ image, problem }) => {
        const message = problemText(problem, { ...rules, max: rules.multiple ? limit() : 1 })
        rules.onRefuse?.({ name: image.name, size: image.size, code: problem, message })
        return problem === 'too-many' ? message : text('refused', { name: image.name, reason: message })
      })
      const lines = [...new Set(reasons)]
      const more = lines.length - mostReasons
      tell(more > 0 ? [...lines.slice(0, mostReasons), text('others', { count: more })] : lines)
      return taken
    },
    full: () => tell([text('too-many', { limit: limit() })]),
    clear: () => say(({ id }) => ({ lines: [], id })),
    alert: said.lines.length > 0 && (
      <div key={said.id} className="eb-image-picker__alert" role="alert">
        {said.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    ),
  }
}
