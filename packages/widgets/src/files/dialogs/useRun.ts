import { useEffect, useState } from 'react'

/** Runs a verb while its dialog waits, and keeps why that failed for it to say. */
export function useRun(isOpen: boolean) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (!isOpen) return
    setBusy(false)
    setError(undefined)
  }, [isOpen])
  const run = async <Outcome extends { readonly ok: boolean }>(
    work: () => Promise<Outcome>,
    /** In the person's language; undefined where there is nothing to say. */
    problemText: (problem: Exclude<Outcome, { ok: true }>) => string | undefined,
  ): Promise<Outcome> => {
    setBusy(true)
    setError(undefined)
    const outcome = await work()
    setBusy(false)
    if (!outcome.ok) setError(problemText(outcome as Exclude<Outcome, { ok: true }>))
    return outcome
  }
  return { busy, error, run }
}
