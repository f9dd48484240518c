import type { FileEntry } from '@ebkit/core/files'
import { useEffect, useState } from 'react'
import { DeleteDialog } from './DeleteDialog'
import { useLast } from './useLast'
import { useRun } from './useRun'

interface RemovingProps<Outcome> {
  /** Undefined: no question is open. */
  entries: readonly FileEntry[] | undefined
  /** Without `force`, folders with contents are not deleted, and the code is `needs-force`. */
  remove: (entries: readonly FileEntry[], force: boolean) => Promise<Outcome>
  problemText: (problem: Exclude<Outcome, { ok: true }>) => string | undefined
  onClose: () => void
}

/**
 * Asks before files are deleted, and once more if folders are not empty.
 * @spec W-EXP-15 W-EXP-41
 */
export function Removing<Outcome extends { ok: true } | { ok: false; code: string }>(
  props: RemovingProps<Outcome>,
) {
  const { entries: now, remove, problemText, onClose } = props
  const { busy, error, run } = useRun(!!now)
  const [force, setForce] = useState(false)
  const entries = useLast(now)
  useEffect(() => {
    if (now) setForce(false)
  }, [now])
  if (!entries) return null
  return (
    <DeleteDialog
      open={!!now}
      entries={entries}
      force={force}
      busy={busy}
      error={error}
      onCancel={onClose}
      onConfirm={async () => {
        const outcome = await run(() => remove(entries, force), problemText)
        if (!outcome.ok && outcome.code === 'needs-force') setForce(true)
        // The outcome is reported elsewhere.
        else if (outcome.ok || outcome.code === 'not-all' || outcome.code === 'stopped') onClose()
      }}
    />
  )
}
