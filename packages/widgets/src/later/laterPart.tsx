import { describeError, loadChunk } from '@ebkit/core/errors'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { usePlace, type WidgetError } from '../environment/Environment'
import { PartFailure } from './PartFailure'

/** Loading state of a later part. */
export type LaterPart<Module> = Partial<Module> & {
  /** Why it failed to load. It is requested again when it is needed again. */
  error?: unknown
  /** Shown in place of the part after a failure: a message with a retry button. Undefined without one. */
  failure?: ReactNode
}

/**
 * Declares a part of a widget that is loaded when the user opens it, once for all widgets of the page.
 *
 * @param load imports its module
 * @returns a hook that returns the module's exports once they are needed and loaded, and reports a failure with the
 * code `load-failed`; and a function that prefetches the part, whose failure is reported when the part is needed
 * @spec W-CHUNK-2 W-CHUNK-3
 * @example
 * ```tsx
 * import { laterPart } from '@ebkit/widgets/later'
 *
 * const [useEditor] = laterPart(() => import('@ebkit/widgets/rich-text'))
 *
 * export function Text({ editing }: { editing: boolean }) {
 *   const { RichText, failure } = useEditor(editing)
 *   return RichText ? <RichText /> : <>{failure ?? '…'}</>
 * }
 * ```
 */
export function laterPart<Module extends object>(load: () => Promise<Module>) {
  let part: Module | undefined
  let coming: Promise<void> | undefined
  /** Widgets that need the part while it is loading. */
  const waiting = new Set<(cause?: unknown) => void>()
  const settle = (cause?: unknown) => {
    coming = undefined
    for (const tell of [...waiting]) tell(cause)
  }
  const fetchPart = () => {
    coming ??= loadChunk(async () => {
      const module = await load()
      // A part that arrives after its time-out is still shown.
      part ??= module
      settle()
    }).catch(settle)
    return coming
  }
  /** A prefetch: its failure is reported only to widgets that need the part. */
  const fetchAhead = async () => {
    if (!part) await fetchPart()
  }

  /** @param onError default: the environment's */
  function usePart(isNeeded: boolean, onError?: (error: WidgetError) => void): LaterPart<Module> {
    const { given, locale, strings } = usePlace()
    // A new widget renders the current state.
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
    // Undefined while it is loading: callers render a placeholder then, by `failure ??`.
    const failure =
      isNeeded && error !== undefined ? <PartFailure cause={error} onRetry={retry} /> : undefined
    return { error, failure } as LaterPart<Module>
  }

  return [usePart, fetchAhead] as const
}
