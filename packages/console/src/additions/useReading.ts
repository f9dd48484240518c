import { createRowService, type RowService } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** What was read, or why it was not. Neither until the first answer. */
export interface Reading<Value> {
  readonly value?: Value
  readonly error?: unknown
}

/** Reads something from the gateway, and again when a dependency has changed. The newest reading counts. */
export function useReading<Value>(
  read: (rows: RowService, signal: AbortSignal) => Promise<Value>,
  dependencies: readonly unknown[],
): Reading<Value> {
  const { http } = useEnvironment()
  const [reading, setReading] = useState<Reading<Value>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the reading depends on
  useEffect(() => {
    const stop = new AbortController()
    read(createRowService(http), stop.signal).then(
      (value) => stop.signal.aborted || setReading({ value }),
      (error) => stop.signal.aborted || setReading({ error }),
    )
    return () => stop.abort()
  }, [http, ...dependencies])
  return reading
}
