import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import type { WidgetError } from '../environment'
import { createLoads } from './loads'
import type { CascaderProps } from './props'
import type { CascaderText } from './strings'
import { createTree } from './tree'

/** Maximum number of invalid ids in a message. */
const named = 9

/** The tree of the items, which grows as branches load, and the reports of its mistakes. */
export function useTree(props: CascaderProps, text: CascaderText, report: (error: WidgetError) => void) {
  const { items, childrenKey, load } = props
  const isLazy = !!load
  const newest = useRef({ load, report, text })
  useLayoutEffect(() => {
    newest.current = { load, report, text }
  })
  const [turn, reload] = useReducer((count: number) => count + 1, 0)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgotten when the page says so
  const { tree, loads } = useMemo(() => {
    const tree = createTree(items, { childrenKey, isLazy })
    const onChange = (cause?: unknown) => {
      const { report, text } = newest.current
      if (cause) report({ code: 'load-failed', message: text('failed'), cause })
      draw()
    }
    return { tree, loads: createLoads(tree, () => newest.current.load, onChange) }
  }, [items, childrenKey, isLazy, turn])
  useEffect(() => () => loads.stop(), [loads])

  const count = tree.bad.length
  const reported = useRef({ tree, count: 0 })
  useEffect(() => {
    if (reported.current.tree === tree && reported.current.count === count) return
    reported.current = { tree, count }
    const { report, text } = newest.current
    const ids = tree.bad.slice(0, named).map(({ id }) => id || '?')
    if (count) report({ code: 'bad-items', message: text('bad', { ids: ids.join() }), cause: tree.bad })
  }, [tree, count])
  return { tree, loads, reload: reload as () => void }
}
