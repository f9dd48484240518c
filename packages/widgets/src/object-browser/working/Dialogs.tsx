import { type ObjectBrowser, type ObjectOutcome, suggestedFolder } from '@ebkit/core'
import { useEffect, useRef, useState } from 'react'
import { useDescribeError, useStrings } from '../../environment'
import { DeleteDialog } from '../../files/dialogs/DeleteDialog'
import { NameDialog } from '../../files/dialogs/NameDialog'
import type { Asking } from '../asking'
import type { ObjectBrowserProps } from '../props'
import type { Verbs } from '../useVerbs'
import { actionsOf } from './actionsOf'
import { ContextMenu } from './ContextMenu'
import { strings } from './strings'

export interface DialogsProps {
  model: ObjectBrowser
  props: ObjectBrowserProps
  verbs: Verbs
}

/** Characters of a folder's name; the store's own limit is in bytes of the whole key. */
const longestName = 100

/** What the browser asks. */
export function Dialogs({ model, props, verbs }: DialogsProps) {
  const { asking, ask } = verbs
  const part = { model, props, asking, close: () => ask(undefined) }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked for
  useEffect(() => {
    if (asking?.about !== 'hide') return
    ask(undefined)
    void actionsOf(model).hide()
  }, [asking])
  return (
    <>
      {asking?.about === 'menu' && <ContextMenu model={model} verbs={verbs} asking={asking} />}
      <Naming {...part} />
      <Removing {...part} />
    </>
  )
}

interface PartProps {
  model: ObjectBrowser
  props: ObjectBrowserProps
  asking: Asking | undefined
  close: () => void
}

/** Runs a verb while its dialog waits, and says in it why that failed. */
function useRun(isOpen: boolean) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (isOpen) setError(undefined)
  }, [isOpen])
  const run = async (work: () => Promise<ObjectOutcome>, name = ''): Promise<ObjectOutcome> => {
    setBusy(true)
    setError(undefined)
    const outcome = await work()
    setBusy(false)
    if (!outcome.ok) setError(problemText(outcome, name))
    return outcome
  }
  const problemText = ({ code, error }: Exclude<ObjectOutcome, { ok: true }>, name: string) => {
    if (code === 'name-taken') return text('taken', { name })
    if (code === 'failed') return text('failed', { reason: describe(error) })
    const known = (['busy', 'long-name', 'bad-name', 'unsafe-name'] as const).find((one) => one === code)
    return known && text(known)
  }
  return { busy, error, run, text }
}

/** @spec W-FMA-13 W-FMA-14 W-FMA-17 */
function Naming({ model, props, asking, close }: PartProps) {
  const isOpen = asking?.about === 'create'
  const { busy, error, run, text } = useRun(isOpen)
  const isTaken = (name: string) =>
    model.$listing.get().entries.some((entry) => entry.isFolder && entry.name === name)
  return (
    <NameDialog
      open={isOpen}
      kind="folder"
      suggested={suggestedFolder()}
      maxLength={longestName}
      nameCheck={!!props.nameCheck}
      check={(name) => (isTaken(name) ? text('taken', { name }) : undefined)}
      busy={busy}
      error={error}
      onCancel={close}
      onSave={async (name) => {
        const outcome = await run(() => actionsOf(model).createFolder(name, !!props.nameCheck), name)
        if (outcome.ok) close()
      }}
    />
  )
}

/** Asks before files go, and once more where folders have contents. */
function Removing({ model, asking, close }: PartProps) {
  const now = asking?.about === 'remove' ? asking.entries : undefined
  const { busy, error, run } = useRun(!!now)
  const [force, setForce] = useState(false)
  const last = useRef(now)
  if (now) last.current = now
  const entries = last.current
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
      onCancel={close}
      onConfirm={async () => {
        const { remove } = actionsOf(model)
        // Once it is sure, its progress stands above the files.
        if (force) close()
        const outcome = await run(() => remove(entries, { force }))
        if (!outcome.ok && outcome.code === 'needs-force') setForce(true)
        else if (outcome.ok || outcome.code === 'not-all' || outcome.code === 'stopped') close()
      }}
    />
  )
}
