import { type DemoProgress, readDemoProgress } from '@ebkit/core/services/demo'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** Milliseconds between two questions while rows are being written. */
const pause = 3_000

/** How far the demo's rows have been written. Asked until they are; a gateway that does not answer is asked no more. */
export function useDemoProgress() {
  const { http } = useEnvironment()
  const [percent, setPercent] = useState(0)
  const [state, setState] = useState<DemoProgress['state']>()
  const [wasWriting, setWasWriting] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const progress = await readDemoProgress(http, stop.signal).catch(() => undefined)
      if (stop.signal.aborted) return
      setState(progress?.state)
      if (progress?.state !== 'running') return
      setPercent(progress.percent)
      setWasWriting(true)
      timer = setTimeout(look, pause)
    }
    void look()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [http])
  return { isWriting: state === 'running', isWritten: wasWriting && state === 'done', percent }
}
