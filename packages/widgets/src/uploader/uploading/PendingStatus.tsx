import { useStyles } from '@ebkit/ui/styles'
import { useEffect } from 'react'
import { useEnvironment, useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { PendingFiles } from '../../uploads/createPendingFiles'
import { FileChooser } from '../../uploads/FileChooser'
import type { PendingFilesState } from '../../uploads/PendingFiles'
import { type PendingText, pendingStrings } from '../../uploads/pendingStrings'
import { problemText } from '../../uploads/problemText'
import { TotalProgress } from '../../uploads/TotalProgress'
import css from './PendingStatus.css'

export interface PendingStatusProps {
  pending: PendingFiles
  /** Disabled. */
  isOff: boolean
  /** Called with the reason why the value cannot be submitted; without a reason when it can. */
  reportProblem?: ((message?: string) => void) | undefined
}

/** The overall progress of uploads, and its message. Their rows are in the list: `PendingList`. */
export function PendingStatus({ pending, isOff, reportProblem }: PendingStatusProps) {
  const state = useStore(pending.$state)
  const speech = useEnvironment()
  const text = useStrings(pendingStrings)
  const element = useStyles<HTMLParagraphElement>(css)
  const problem = unfinishedText(state, text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported when it changes
  useEffect(() => void reportProblem?.(problem), [problem])
  useEffect(() => (state.isBusy ? keepPage() : undefined), [state.isBusy])
  const { said } = state
  return (
    <>
      {state.notices.map(({ key, params }) => (
        <p key={key} className="eb-uploader__notice" role="alert">
          {text(key, params)}
        </p>
      ))}
      <TotalProgress pending={pending} state={state} text={text} isOff={isOff} />
      <FileChooser pending={pending} label={text('again', { name: '' })} />
      <p
        ref={element}
        className={`eb-visually-hidden eb-uploader__said${isMoving(state) ? ' eb-uploader__said--moving' : ''}`}
        role="status"
      >
        {said &&
          text(said.key, {
            ...said.params,
            reason: said.params.problem && problemText(said.params.problem, speech),
          })}
      </p>
    </>
  )
}

const moving = ['waiting', 'checking', 'uploading', 'paused', 'registering']

const isMoving = ({ rows }: PendingFilesState) =>
  rows.some(({ item }) => item && moving.includes(item.status))

/** Why the value cannot be submitted: files that are not uploaded yet must not be lost unnoticed. */
function unfinishedText({ rows }: PendingFilesState, text: PendingText): string | undefined {
  const unfinished = rows.filter(
    ({ item, source }) => source || (item && moving.includes(item.status)),
  ).length
  if (unfinished > 0) return text('unfinished', { count: unfinished })
  const unsent = rows.filter(({ item, refused }) => refused || item?.status === 'failed').length
  return unsent > 0 ? text('unsent', { count: unsent }) : undefined
}

/** Asks before the user leaves the page; returns a function that ends this. */
function keepPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
