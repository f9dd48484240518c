import { isServiceError } from '@ebkit/core/errors'
import type { FileManagerDriver } from '@ebkit/core/file-manager'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useDescribeError, useEnvironment, type WidgetError } from '../environment'

interface Following {
  /** Subscribes before the driver starts. @returns unsubscribes */
  listen(): ReadonlyArray<() => void>
  /** Called when the first folder has opened. */
  onStarted?(): void
}

const started = new WeakSet<FileManagerDriver>()
const inUse = new WeakSet<FileManagerDriver>()

/** Starts a driver while the widget is mounted, and reports each of its errors to the page once, even if several stores contain it. */
export function useDriver(
  model: FileManagerDriver,
  latest: RefObject<{ onError?(error: WidgetError): void }>,
  following: Following,
): void {
  const { reportError } = useEnvironment()
  const describe = useDescribeError()
  const now = useRef({ describe, reportError, following })
  now.current = { describe, reportError, following }
  useLayoutEffect(() => {
    const reported = new Set<unknown>([undefined])
    const report = (cause: unknown) => {
      if (reported.has(cause)) return
      reported.add(cause)
      const { describe, reportError } = now.current
      const { onError = reportError } = latest.current
      onError({ code: isServiceError(cause) ? cause.code : 'unknown', message: describe(cause), cause })
    }
    const { listen, onStarted } = now.current.following
    const stops = [
      model.$listing.listen(({ error }) => report(error)),
      model.$roots.listen((roots) => {
        for (const { error } of roots) report(error)
      }),
      model.$message.listen((message) => report(message?.error)),
      ...listen(),
    ]
    inUse.add(model)
    if (!started.has(model)) void model.start().then(onStarted)
    started.add(model)
    return () => {
      for (const stop of stops) stop()
      inUse.delete(model)
      // React's strict mode cleans up each effect once, and runs it again immediately.
      queueMicrotask(() => inUse.has(model) || model.dispose())
    }
  }, [model, latest])
}
