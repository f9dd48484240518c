import { laterPart } from '@ebkit/widgets/later'
import type { ComponentType } from 'react'

/** A component whose code is loaded on its first render. The page does not wait for it. */
export function laterAddition<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const [usePart] = laterPart(async () => ({ Part: await load() }))
  return function LaterAddition(props: Props) {
    const { Part, failure } = usePart(true)
    return Part ? <Part {...props} /> : (failure ?? null)
  }
}
