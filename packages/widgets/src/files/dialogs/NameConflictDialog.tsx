import type { FileEntry } from '@ebkit/core/files'
import { formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStyles } from '@ebkit/ui/styles'
import { useState } from 'react'
import { useStrings } from '../../environment'
import { dayAndTime } from '../timeText'
import css from './NameConflictDialog.css'
import { nameConflictStrings } from './nameConflictStrings'

export type ConflictAction = 'skip' | 'replace' | 'keepBoth'

/** The answer of the user. */
export interface ConflictAnswer {
  action: ConflictAction
  /** Also for all further conflicts. */
  forAll: boolean
}

type Facts = Pick<FileEntry, 'size' | 'time'>

export interface NameConflictDialogProps {
  open: boolean
  /** The new entry, whose name exists. */
  incoming: Facts & Pick<FileEntry, 'name' | 'isFolder'>
  /** The existing entry. */
  existing?: Facts | undefined
  /** Name of the folder. */
  folder: string
  /** Further conflicts after this one. Default 0. */
  remaining?: number | undefined
  /** Default: all three. The last one is the primary button. */
  actions?: readonly ConflictAction[] | undefined
  onAnswer: (answer: ConflictAnswer) => void
  /** Cancels the rest of the move or upload. */
  onCancel: () => void
  /** The closing animation has ended. */
  onClosed?: (() => void) | undefined
}

const allActions: readonly ConflictAction[] = ['skip', 'replace', 'keepBoth']

const hints = [
  ['replace', 'replaceHint'],
  ['keepBoth', 'keepBothHint'],
] as const

/** Asks what to do with a file or folder whose name is taken in the target folder. */
export function NameConflictDialog(props: NameConflictDialogProps) {
  const { open, incoming, existing, folder, remaining = 0, actions = allActions, onClosed } = props
  const text = useStrings(nameConflictStrings)
  const element = useStyles<HTMLDivElement>(css)
  const [forAll, setForAll] = useState(false)
  const title = text('taken', { folder, name: incoming.name })
  return (
    <ModalBox
      open={open}
      size="md"
      role="alertdialog"
      label={title}
      heading={title}
      closeLabel={text('close')}
      onClose={props.onCancel}
      {...(onClosed && { onClosed })}
      footer={() => (
        <div className="eb-modal-box__foot eb-conflict-dialog__foot">
          <Button kind="text" part="cancel" onClick={props.onCancel}>
            {text('cancel')}
          </Button>
          {actions.map((action, index) => (
            <Button
              key={action}
              part={action}
              kind={index === actions.length - 1 ? 'primary' : 'default'}
              onClick={() => props.onAnswer({ action, forAll: forAll && remaining > 0 })}
            >
              {text(action)}
            </Button>
          ))}
        </div>
      )}
    >
      <div ref={element}>
        {text('takenHint')}
        <dl className="eb-conflict-dialog__facts">
          <FactRow label={text('incoming')} facts={incoming} none={text('unknown')} />
          {existing && <FactRow label={text('existing')} facts={existing} none={text('unknown')} />}
        </dl>
        {hints
          .filter(([action]) => actions.includes(action))
          .map(([action, hint]) => (
            <p key={action} className="eb-conflict-dialog__hint">
              {text('hint', { action: text(action), hint: text(hint) })}
            </p>
          ))}
        {remaining > 0 && (
          <Checkbox checked={forAll} onChange={setForAll}>
            {text('forAll', { count: remaining })}
          </Checkbox>
        )}
      </div>
    </ModalBox>
  )
}

function FactRow({ label, facts: { size, time }, none }: { label: string; facts: Facts; none: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{time === undefined ? none : <bdi dir="ltr">{dayAndTime(time)}</bdi>}</dd>
      <dd>{size === undefined ? none : formatSize(size)}</dd>
    </>
  )
}
