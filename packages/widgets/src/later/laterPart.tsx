import { describeError, loadChunk } from '@ebkit/core/errors'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { usePlace, type WidgetError } from '../environment/Environment'
import { PartFailure } from './PartFailure'

/** What there is of a part that comes later. */
export type LaterPart<Module> = Partial<Module> & {
  /** Why it is not there. It is asked for again when it is needed again. */
  error?: unknown
  /** In place of the part: says that it is not there, with a button that asks for it again. */
  failure?: ReactNode
}

/**
 * Declares a part of a widget that is loaded when a person opens it, once for all widgets of the page.
 *
 * @param load imports its module
 * @returns a hook that gives what the module exports, once that is needed and there, and tells of a failure by the code
 * `load-failed`; and a function that fetches it ahead, of which a failure is told when it is needed
 * @spec W-CHUNK-2 W-CHUNK-3
 */
export function laterPart<Module extends object>(load: () => Promise<Module>) {
  let part: Module | undefined
  let coming: Promise<void> | undefined
  /** Widgets that need it: nothing else holds them while it is on its way. */
  const waiting = new Set<(cause?: unknown) => void>()
  const settle = (cause?: unknown) => {
    coming = undefined
    for (const tell of [...waiting]) tell(cause)
  }
  const fetchPart = () => {
    coming ??= loadChunk(async () => {
      const module = await load()
      // One that took too long may still come, and is drawn then.
      part ??= module
      settle()
    }).catch(settle)
    return coming
  }
  /** Ahead, where nobody waits: a failure is told to those that need the part. */
  const fetchAhead = async () => {
    if (!part) await fetchPart()
  }

  /** @param onError default: the environment's */
  function usePart(isNeeded: boolean, onError?: (error: WidgetError) => void): LaterPart<Module> {
    const { given, locale, strings } = usePlace()
    // A new one draws what there is now.
    const [state, setState] = useState<{ error?: unknown }>({})
    const retry = () => {
      setState({})
      void fetchPart()
    }
    // With the rendering: one that is there already is drawn with the widget, any other is asked for at once.
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for each time it is needed
    useLayoutEffect(() => {
      if (!isNeeded || part) return
      const tell = (cause?: unknown) => {
        setState(part ? {} : { error: cause })
        if (part) return
        const message = describeError(cause, locale, strings)
        ;(onError ?? given.reportError)?.({ code: 'load-failed', message, cause })
      }
      waiting.add(tell)
      retry()
      return () => void waiting.delete(tell)
    }, [isNeeded])
    if (part) return part
    const { error } = state
    const failure = isNeeded && error !== undefined && <PartFailure cause={error} onRetry={retry} />
    return { error, failure } as LaterPart<Module>
  }

  return [usePart, fetchAhead] as const
}
