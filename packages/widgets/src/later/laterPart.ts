import { useLayoutEffect, useState } from 'react'
import { usePlace, type WidgetError } from '../environment/Environment'

/** What there is of a part that comes later. */
export type LaterPart<Module> = Partial<Module> & {
  /** Why it is not there. It is asked for again when it is needed again, though many browsers try no second time. */
  error?: unknown
}

/** Milliseconds after which a part counts as not to be had. @spec W-CHUNK-2 */
const longest = 120_000

/**
 * Declares a part of a widget that is loaded after it, once for all widgets of the page.
 *
 * @param load imports its module
 * @returns a hook that gives what the module exports, once that is needed and there, and tells of a failure by the code
 * `load-failed`; and a function that fetches it ahead, of which a failure is told when it is needed
 */
export function laterPart<Module extends object>(load: () => Promise<Module>) {
  let part: Module | undefined
  let coming: Promise<void> | undefined
  const fetchPart = () => {
    coming ??= load().then((module) => {
      part = module
    })
    return coming
  }

  /**
   * @param message in the person's language: it could not be loaded
   * @param onError default: the environment's
   */
  function usePart(
    isNeeded: boolean,
    message: string,
    onError?: (error: WidgetError) => void,
  ): LaterPart<Module> {
    const { given } = usePlace()
    // A new one draws what there is now.
    const [state, setState] = useState<{ error?: unknown }>({})
    // With the rendering: one that is there already is drawn with the widget, any other is asked for at once.
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for each time it is needed
    useLayoutEffect(() => {
      if (!isNeeded || part) return
      let isWanted = true
      const fail = (cause: unknown) => {
        coming = undefined
        if (isWanted && !part) {
          isWanted = false
          setState({ error: cause })
          ;(onError ?? given.reportError)?.({ code: 'load-failed', message, cause })
        }
      }
      setState({})
      // It may still come, and is drawn then.
      setTimeout(fail, longest, 'timed-out')
      fetchPart().then(() => setState({}), fail)
      return () => {
        isWanted = false
      }
    }, [isNeeded])
    return (part ?? state) as LaterPart<Module>
  }

  // Ahead, where nobody waits: `usePart` asks again and tells.
  const fetchAhead = () =>
    fetchPart().catch(() => {
      coming = undefined
    })
  return [usePart, fetchAhead] as const
}
