import type { Explorer, Outcome } from '@ebkit/core'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useDescribeError, useStrings } from '../../environment'
import { ConflictDialog } from '../../files/dialogs/ConflictDialog'
import { DeleteDialog } from '../../files/dialogs/DeleteDialog'
import { NameDialog } from '../../files/dialogs/NameDialog'
import type { Asking } from '../asking'
import type { FileExplorerProps } from '../props'
import type { Verbs } from '../useVerbs'
import { ContextMenu } from './ContextMenu'
import { MoveDialog } from './MoveDialog'
import { noticeText } from './noticeText'
import { strings } from './strings'

interface DialogsProps {
  model: Explorer
  props: FileExplorerProps
  verbs: Verbs
}

/** What the explorer asks: names, whether to delete, where to move, what becomes of two of one name. @spec W-EXP-6 */
export function Dialogs({ model, props, verbs }: DialogsProps) {
  const { asking, ask } = verbs
  const menu = asking?.about === 'menu' ? asking : undefined
  const part = { model, props, asking, close: () => ask(undefined) }
  return (
    <>
      {menu && <ContextMenu model={model} verbs={verbs} asking={menu} />}
      <Naming {...part} />
      <Removing {...part} />
      <Moving {...part} />
      <Conflicts model={model} />
    </>
  )
}

interface PartProps {
  model: Explorer
  props: FileExplorerProps
  asking: Asking | undefined
  close: () => void
}

/** What was asked for last, so that a dialog on its way out says what it said. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}

/** Runs a verb while its dialog waits, and says in it why that failed. */
function useRun(isOpen: boolean) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (!isOpen) return
    setBusy(false)
    setError(undefined)
  }, [isOpen])
  const run = async <Answer extends Outcome | { ok: false; code: 'needs-force' }>(
    verb: 'create' | 'rename' | 'remove',
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    setBusy(true)
    setError(undefined)
    const outcome = await work()
    setBusy(false)
    if (!outcome.ok && outcome.code !== 'needs-force')
      setError(noticeText({ verb, ...outcome }, text, describe))
    return outcome
  }
  return { busy, error, run, text }
}

/** @spec W-EXP-26 W-EXP-42 W-EXP-43 */
function Naming({ model, props, asking, close }: PartProps) {
  const isOpen = asking?.about === 'create' || asking?.about === 'rename'
  const { busy, error, run, text } = useRun(isOpen)
  const about = useLast(isOpen ? asking : undefined)
  if (!about) return null
  const entry = about.about === 'rename' ? about.entry : undefined
  const isTaken = (name: string) =>
    model.$listing.get().entries.some((one) => one.name === name && one.id !== entry?.id)
  return (
    <NameDialog
      key={entry?.id ?? 'new'}
      open={isOpen}
      kind={entry && !entry.isFolder ? 'file' : 'folder'}
      initial={entry?.name}
      maxLength={props.maxNameLength}
      check={(name) => (isTaken(name) ? text('taken', { name }) : undefined)}
      busy={busy}
      error={error}
      onCancel={close}
      onSave={async (name) => {
        const save = () =>
          entry
            ? model.rename(entry.id, name)
            : model.createFolder(name, 'parentId' in about ? about.parentId : undefined)
        if ((await run(entry ? 'rename' : 'create', save)).ok) close()
      }}
    />
  )
}

/** @spec W-EXP-15 W-EXP-41 */
function Removing({ model, asking, close }: PartProps) {
  const now = asking?.about === 'remove' ? asking.entries : undefined
  const { busy, error, run } = useRun(!!now)
  const [force, setForce] = useState(false)
  const entries = useLast(now)
  useEffect(() => {
    if (now) setForce(false)
  }, [now])
  if (!entries) return null
  const ids = entries.map(({ id }) => id)
  return (
    <DeleteDialog
      open={!!now}
      entries={entries}
      force={force}
      busy={busy}
      error={error}
      onCancel={close}
      onConfirm={async () => {
        const outcome = await run('remove', () => model.remove(ids, { force }))
        if (outcome.ok || outcome.code === 'not-all') close()
        else if (outcome.code === 'needs-force') setForce(true)
      }}
    />
  )
}

function Moving({ model, asking, close }: PartProps) {
  const now = asking?.about === 'move' ? asking.ids : undefined
  const ids = useLast(now)
  if (!ids) return null
  return (
    <MoveDialog
      model={model}
      open={!!now}
      ids={ids}
      onClose={close}
      onMove={(folderId) => {
        close()
        void model.move(ids, folderId || undefined)
      }}
    />
  )
}

function Conflicts({ model }: { model: Explorer }) {
  const now = useStore(model.$conflict)
  const conflict = useLast(now)
  if (!conflict) return null
  const { entry, existing, canReplace, further, folderId } = conflict
  return (
    <ConflictDialog
      open={!!now}
      incoming={entry}
      existing={existing}
      folder={model.entryOf(folderId)?.name ?? ''}
      remaining={further}
      actions={canReplace ? ['replace', 'keepBoth', 'skip'] : ['keepBoth', 'skip']}
      onAnswer={({ action, forAll }) => model.answerConflict({ action, forAll })}
      onCancel={model.stopTask}
    />
  )
}
