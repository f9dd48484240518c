import type { ReadableAtom } from 'nanostores'
import { decline, hide, show, visit } from './popUp'
import { fateOf, sendUnsent } from './ratings'
import {
  createContext,
  flagOf,
  type SatisfactionContext,
  type SatisfactionDependencies,
  type SatisfactionOptions,
} from './satisfactionContext'
import type { Level, SatisfactionState, Writing } from './state'
import { reset, submit, write } from './writing'

export type { SatisfactionDependencies, SatisfactionOptions } from './satisfactionContext'

export type SatisfactionModel = ReturnType<typeof createSatisfaction>

/** The satisfaction pop-up without a view. */
export function createSatisfaction(
  dependencies: SatisfactionDependencies,
  options: () => SatisfactionOptions,
) {
  const context: SatisfactionContext = createContext(dependencies, options, () => void sendUnsent(context))
  return {
    $state: context.$state as ReadableAtom<SatisfactionState>,
    fateOf: (level: Level) => fateOf(context, level),
    start: () => start(context),
    visit: () => visit(context),
    show: (level?: Level) => show(context, level),
    hide: () => hide(context),
    write: (change: Partial<Writing>) => write(context, change),
    submit: () => submit(context),
    decline: () => decline(context),
    reset: () => reset(context),
  }
}

/** Starts listening to the page. @returns stops it, and closes the pop-up */
function start(context: SatisfactionContext): () => void {
  const { page, session, retries } = context
  context.isStarted = true
  const onHashChange = () => {
    if (flagOf(context, 'page') !== context.visited) void visit(context)
  }
  const onOnline = () => void sendUnsent(context)
  page.addEventListener('hashchange', onHashChange)
  page.addEventListener('online', onOnline)
  void session.identify()
  return () => {
    context.visits++
    context.isStarted = false
    retries.stop()
    hide(context)
    page.removeEventListener('hashchange', onHashChange)
    page.removeEventListener('online', onOnline)
  }
}
