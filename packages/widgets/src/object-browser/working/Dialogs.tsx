import { type ObjectBrowser, type ObjectOutcome, suggestedFolder } from '@ebkit/core/object-browser'
import { useEffect } from 'react'
import { useDescribeError, useStrings } from '../../environment'
import { NameDialog } from '../../files/dialogs/NameDialog'
import { Removing } from '../../files/dialogs/Removing'
import { useRun } from '../../files/dialogs/useRun'
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
  const problemText = useProblemText()
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
      <Removing
        entries={asking?.about === 'remove' ? asking.entries : undefined}
        remove={(entries, force) => {
          // Once it is sure, its progress stands above the files.
          if (force) part.close()
          return actionsOf(model).remove(entries, { force })
        }}
        problemText={(problem) => problemText(problem)}
        onClose={part.close}
      />
    </>
  )
}

interface PartProps {
  model: ObjectBrowser
  props: ObjectBrowserProps
  asking: Asking | undefined
  close: () => void
}

/** Says why a verb failed. */
function useProblemText() {
  const text = useStrings(strings)
  const describe = useDescribeError()
  return ({ code, error }: Exclude<ObjectOutcome, { ok: true }>, name = '') => {
    if (code === 'name-taken') return text('taken', { name })
    if (code === 'failed') return text('failed', { reason: describe(error) })
    const known = (['busy', 'long-name', 'bad-name', 'unsafe-name'] as const).find((one) => one === code)
    return known && text(known)
  }
}

/** @spec W-FMA-13 W-FMA-14 W-FMA-17 */
function Naming({ model, props, asking, close }: PartProps) {
  const isOpen = asking?.about === 'create'
  const text = useStrings(strings)
  const problemText = useProblemText()
  const { busy, error, run } = useRun(isOpen)
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
        const create = () => actionsOf(model).createFolder(name, !!props.nameCheck)
        if ((await run(create, (problem) => problemText(problem, name))).ok) close()
      }}
    />
  )
}
