import type { Explorer } from '@ebkit/core/explorer'
import { formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import type { ReactNode } from 'react'
import { useStore } from '../../store/useStore'
import type { Text } from './strings'

interface NotesProps {
  model: Explorer
  text: Text
  /** Bytes. */
  maxSize: number
}

/** What a person should know of the listing: what is searched, what is hidden, what is under way. */
export function Notes({ model, text, maxSize }: NotesProps) {
  const { hidden, gathering, search, status, total } = useStore(model.$listing)
  const showsHidden = useStore(model.$showHidden)
  const task = useStore(model.$task)
  const size = formatSize(maxSize).replace('.00', '')
  return (
    <div role="status">
      {search !== undefined && status === 'ready' && (
        <Note verb={text('leaveSearch')} onVerb={() => void model.clearSearch()}>
          {text('results', { term: search, count: total })}
        </Note>
      )}
      {hidden > 0 && (
        <Note verb={text('show')} onVerb={() => model.showHidden(true)}>
          {text('hidden', { count: hidden, size })}
        </Note>
      )}
      {showsHidden && (
        <Note verb={text('hide')} onVerb={() => model.showHidden(false)}>
          {text('shown', { size })}
        </Note>
      )}
      {gathering && (
        <Note verb={text('stop')} onVerb={model.stopGathering}>
          {text('gathering', { ...gathering })}
        </Note>
      )}
      {task && (
        <Note verb={text('stop')} onVerb={model.stopTask}>
          {text(task.verb === 'move' ? 'moving' : 'removing', { done: task.done, total: task.total })}
        </Note>
      )}
    </div>
  )
}

function Note({ verb, onVerb, children }: { verb: string; onVerb: () => void; children: ReactNode }) {
  return (
    <p className="eb-explorer__note">
      {children}
      <Button kind="text" onClick={onVerb}>
        {verb}
      </Button>
    </p>
  )
}
