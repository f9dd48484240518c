import { type DemoProgress, readDemoProgress } from '@ebkit/core/services/demo'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** Milliseconds between two polls while rows are being written. */
const pollInterval = 3_000

/** How far the demo's rows have been written. Polled until they are; without an answer, the last progress stays. */
export function useDemoProgress() {
  const { http } = useEnvironment()
  const [progress, setProgress] = useState<DemoProgress>()
  const [wasWriting, setWasWriting] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      try {
        const next = await readDemoProgress(http, stop.signal)
        if (stop.signal.aborted) return
        setProgress(next)
        if (next?.state !== 'running') return
        setWasWriting(true)
      } catch {
        // The pages report that the gateway does not answer.
        if (stop.signal.aborted) return
      }
      timer = setTimeout(look, pollInterval)
    }
    void look()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [http])
  const { state, percent = 0 } = progress ?? {}
  return {
    isWriting: state === 'running',
    isWritten: wasWriting && state === 'done',
    isFailed: state === 'failed',
    percent,
  }
}
