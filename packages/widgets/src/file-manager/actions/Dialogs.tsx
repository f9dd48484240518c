import type { ManagerVerb, RemoveOutcome } from '@ebkit/core/file-manager'
import { useDescribeError, useStrings } from '../../environment'
import { NameDialog } from '../../files/dialogs/NameDialog'
import { Removing } from '../../files/dialogs/Removing'
import { useLast } from '../../files/dialogs/useLast'
import { useRun } from '../../files/dialogs/useRun'
import type { FramePart } from '../panelProps'
import { ContextMenu } from './ContextMenu'
import { noticeText } from './noticeText'
import { Reminder } from './Reminder'
import { strings } from './strings'

/**
 * Dialogs for names, deletion and reminders, and the context menu.
 *
 * @spec W-EXP-6
 */
export function Dialogs(part: FramePart) {
  const { model, verbs } = part
  const { asking, ask } = verbs
  const close = () => ask(undefined)
  return (
    <>
      {asking?.about === 'menu' && <ContextMenu {...part} menu={asking} />}
      <Naming {...part} />
      <Removing
        entries={asking?.about === 'remove' ? asking.entries : undefined}
        remove={(entries, force) => {
          // After the second confirmation its progress is shown above the files.
          if (force) close()
          return model.remove(
            entries.map(({ id }) => id),
            { force },
          )
        }}
        problemText={useProblemText('remove')}
        onClose={close}
      />
      {model.can.remindInDialog && <Reminder model={model} />}
    </>
  )
}

/** The text of a failed action. */
function useProblemText(verb: ManagerVerb) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  return (problem: Exclude<RemoveOutcome, { ok: true }>) =>
    problem.code === 'needs-force' ? undefined : noticeText({ verb, ...problem }, text, describe)
}

/** @spec W-EXP-26 W-EXP-42 W-EXP-43 W-FMA-13 W-FMA-14 W-FMA-17 */
function Naming({ model, face, props, verbs: { asking, ask } }: FramePart) {
  const isOpen = asking?.about === 'create' || asking?.about === 'rename'
  const text = useStrings(strings)
  const { busy, error, run } = useRun(isOpen)
  const about = useLast(isOpen ? asking : undefined)
  const problemText = useProblemText(about?.about === 'rename' ? 'rename' : 'create')
  if (!about) return null
  const { suggested, maxLength, isFree } = face.newFolder
  const entry = about.about === 'rename' ? about.entry : undefined
  const close = () => ask(undefined)
  const isTaken = (name: string) =>
    model.$listing
      .get()
      .entries.some(
        (one) => one.name === name && one.id !== entry?.id && (one.isFolder || !model.can.nameKindsApart),
      )
  return (
    <NameDialog
      key={entry?.id ?? 'new'}
      open={isOpen}
      kind={entry && !entry.isFolder ? 'file' : 'folder'}
      initial={entry?.name}
      suggested={entry ? undefined : suggested?.()}
      maxLength={props.maxNameLength ?? maxLength}
      nameCheck={!isFree || !!props.nameCheck}
      check={(name) => (isTaken(name) ? text('taken', { name }) : undefined)}
      busy={busy}
      error={error}
      onCancel={close}
      onSave={async (name) => {
        const save = () =>
          entry && model.can.rename
            ? model.can.rename.rename(entry.id, name)
            : model.createFolder(name, 'parentId' in about ? about.parentId : undefined)
        if ((await run(save, problemText)).ok) close()
      }}
    />
  )
}
