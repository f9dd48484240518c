import type { Explorer, ExplorerVerb, RemoveOutcome } from '@ebkit/core/explorer'
import { useDescribeError, useStrings } from '../../environment'
import { ConflictDialog } from '../../files/dialogs/ConflictDialog'
import { NameDialog } from '../../files/dialogs/NameDialog'
import { Removing } from '../../files/dialogs/Removing'
import { useLast } from '../../files/dialogs/useLast'
import { useRun } from '../../files/dialogs/useRun'
import { useStore } from '../../store/useStore'
import type { Asking } from '../asking'
import type { FileExplorerProps } from '../props'
import type { Verbs } from '../useVerbs'
import { ContextMenu } from './ContextMenu'
import { MoveDialog } from './MoveDialog'
import { noticeText } from './noticeText'
import { Reminder } from './Reminder'
import { strings } from './strings'

interface DialogsProps {
  model: Explorer
  props: FileExplorerProps
  verbs: Verbs
}

/**
 * What the explorer asks: names, whether to delete, where to move, what becomes of two of one name; and what it reminds of.
 *
 * @spec W-EXP-6
 */
export function Dialogs({ model, props, verbs }: DialogsProps) {
  const { asking, ask } = verbs
  const menu = asking?.about === 'menu' ? asking : undefined
  const part = { model, props, asking, close: () => ask(undefined) }
  return (
    <>
      {menu && <ContextMenu model={model} verbs={verbs} asking={menu} />}
      <Naming {...part} />
      <Removing
        entries={asking?.about === 'remove' ? asking.entries : undefined}
        remove={(entries, force) =>
          model.remove(
            entries.map(({ id }) => id),
            { force },
          )
        }
        problemText={useProblemText('remove')}
        onClose={part.close}
      />
      <Moving {...part} />
      <Conflicts model={model} />
      <Reminder model={model} />
    </>
  )
}

interface PartProps {
  model: Explorer
  props: FileExplorerProps
  asking: Asking | undefined
  close: () => void
}

/** Says why a verb failed. */
function useProblemText(verb: ExplorerVerb) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  return (problem: Exclude<RemoveOutcome, { ok: true }>) =>
    problem.code === 'needs-force' ? undefined : noticeText({ verb, ...problem }, text, describe)
}

/** @spec W-EXP-26 W-EXP-42 W-EXP-43 */
function Naming({ model, props, asking, close }: PartProps) {
  const isOpen = asking?.about === 'create' || asking?.about === 'rename'
  const text = useStrings(strings)
  const { busy, error, run } = useRun(isOpen)
  const about = useLast(isOpen ? asking : undefined)
  const problemText = useProblemText(about?.about === 'rename' ? 'rename' : 'create')
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
        if ((await run(save, problemText)).ok) close()
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
