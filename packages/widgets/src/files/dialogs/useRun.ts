import { useEffect, useState } from 'react'

/** Runs an action while its dialog stays open, and stores the error for the dialog. */
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
    /** The error in the user's language; undefined if there is none. */
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
