import type { Resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { columnName } from '../../database/columnName'
import type { Background, EffectContext } from '../Behaviour'
import type { Values } from '../RowOf'
import { countItems, waitingItems } from './taskItems'

/** Number of items per transaction. */
const piece = 200

type Context = EffectContext<Resource>

/** A background task: how it processes its items, and its result. */
export interface Task {
  /** Processes items, and sets the result of each. */
  readonly run: (context: Context, items: Awaited<ReturnType<typeof waitingItems>>) => Promise<void>
  /** SQL over the task `t`: something else is still running. Default: nothing. */
  readonly isBusy?: string
  /** SQL over the task `t`: something else failed. Default: nothing. */
  readonly hasFailed?: string
  /** Further fields of the task, computed from its items. */
  readonly ended: (context: Context) => Promise<Values | undefined>
}

/** The background job and the end of a task: it is done when no item is pending, and partly failed if one failed. */
export function taskStates(resource: Resource, { run, isBusy = 'false', hasFailed = 'false', ended }: Task) {
  const key = columnName(resource.key ?? '')
  const count = (status: 'WAITING' | 'FAILED') => countItems(resource, key, status)
  const isOver = `${count('WAITING')} = 0 and not (${isBusy})`
  const isFailed = `(${count('FAILED')} > 0 or ${hasFailed})`
  const background: Background<Resource> = {
    due: sql.raw(`t.status = 'RUNNING' and ${count('WAITING')} > 0`),
    run: async (context) => run(context, await waitingItems(context, resource, context.key, piece)),
  }
  return {
    background: background as Background<never>,
    auto: {
      finish: { due: sql.raw(`${isOver} and not ${isFailed}`), run: ended as never },
      finishPart: { due: sql.raw(`${isOver} and ${isFailed}`), run: ended as never },
    },
  }
}
