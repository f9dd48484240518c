import { latest, superseded } from '@ebkit/core/promise'
import { useEffect, useMemo, useState } from 'react'
import type { PanelProps } from './panelProps'
import { search } from './search'
import type { Branch } from './tree'

/** Milliseconds after the last key until `find` is called. */
const pause = 200

interface Answer {
  readonly query: string
  readonly ids?: readonly string[]
  readonly error?: unknown
}

/** The results of a search. */
export interface Found {
  /** Undefined: no search. */
  readonly found: readonly Branch[] | undefined
  readonly isFinding: boolean
  readonly error?: unknown
  /** Searches again after a failure. */
  retry(): void
}

/** Searches the loaded items, or everything with `find`, and then loads the parents of the results. */
export function useFound({ settings, tree, loads }: PanelProps, query: string): Found {
  const { find, anyLevel } = settings
  const size = tree.byId.size
  const wanted = query.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree grows
  const near = useMemo(
    () => (wanted && !find ? search(tree, wanted, anyLevel) : undefined),
    [tree, size, wanted, anyLevel, find],
  )
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, again] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    if (!wanted || !find) return
    const reading = latest()
    const read = async (signal: AbortSignal) => {
      const paths = await find(wanted, signal)
      // whether it has children decides if it can be chosen
      for (const path of paths)
        for (const id of anyLevel ? path.slice(0, -1) : path) {
          const branch = tree.byId.get(id)
          if (!branch || signal.aborted) continue
          await loads.load(branch)
          // a parent that could not be loaded is not an empty result
          const failure = loads.errorOf(branch)
          if (failure) throw failure
        }
      return paths.flatMap((path) => path.at(-1) ?? [])
    }
    const timer = setTimeout(() => {
      reading.run(read).then(
        (ids) => ids !== superseded && setAnswer({ query: wanted, ids }),
        (error) => setAnswer({ query: wanted, error }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      reading.cancel()
    }
  }, [wanted, tree, attempt])

  const current = answer?.query === wanted ? answer : undefined
  const retry = () => {
    setAnswer(undefined)
    again((count) => count + 1)
  }
  if (!find || !wanted) return { found: near, isFinding: false, retry }
  const found = (current?.ids ?? []).flatMap((id) => tree.byId.get(id) ?? []).filter((each) => !each.disabled)
  return { found, isFinding: !current, error: current?.error, retry }
}
