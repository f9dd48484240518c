import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useEnvironment, useStrings } from '../../environment'
import { strings } from '../strings'
import { type WorkText, workStrings } from '../workStrings'
import type { Work } from './createWork'
import { problemText } from './problemText'
import { WorkHead } from './WorkHead'
import { WorkRows } from './WorkRows'
import type { WorkState } from './WorkState'

export interface WorkingProps {
  work: Work
  /** Nothing can be changed. */
  isOff: boolean
  /** Told why the value cannot be submitted; without a message that it can be. */
  reportProblem?: ((message?: string) => void) | undefined
  onRemoved: (name: string, undo: () => void) => void
  /** Draws the list, with the rows of this part at its end. */
  list: (rows: ReactNode) => ReactNode
}

/** What is under way: how far all are, the rows of files that are not uploaded, and what is to be said of them. */
export function Working({ work, isOff, reportProblem, onRemoved, list }: WorkingProps) {
  const state = useStore(work.$state)
  const speech = useEnvironment()
  const own = useStrings(strings)
  const text = useStrings(workStrings)
  const input = useRef<HTMLInputElement>(null)
  const wanted = useRef('')
  const problem = unfinishedText(state, text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
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
      <WorkHead work={work} state={state} text={text} isOff={isOff} />
      {list(
        <WorkRows
          work={work}
          rows={state.rows}
          text={text}
          speech={speech}
          isOff={isOff}
          removeText={(name) => own('remove', { name })}
          onRemove={(id, name) => onRemoved(name, work.remove(id))}
          onChoose={(id) => {
            wanted.current = id
            input.current?.click()
          }}
        />,
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text('again', { name: '' })}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) work.uploads.resume(wanted.current, file)
        }}
      />
      <p className="eb-uploader__said" role="status">
        {said &&
          text(said.key, {
            ...said.params,
            reason: said.params.problem && problemText(said.params.problem, speech),
          })}
      </p>
    </>
  )
}

/** Why the value cannot be submitted: what a person has chosen must not be left behind unseen. */
function unfinishedText({ rows }: WorkState, text: WorkText): string | undefined {
  const moving = ['waiting', 'checking', 'uploading', 'paused', 'registering']
  const unfinished = rows.filter(
    ({ item, source }) => source || (item && moving.includes(item.status)),
  ).length
  if (unfinished > 0) return text('unfinished', { count: unfinished })
  const unsent = rows.filter(({ item, refused }) => refused || item?.status === 'failed').length
  return unsent > 0 ? text('unsent', { count: unsent }) : undefined
}

/** Asks before the page is left; gives back what ends that. */
function keepPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}
