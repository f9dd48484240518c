import { isServiceError } from '@ebkit/core/errors'
import type { DeskMethod } from '@ebkit/core/services/verificationDesk'
import { atom, type WritableAtom } from 'nanostores'
import type { DeskDependencies } from './DeskDependencies'
import type { DeskState, PastEntry, Pending, Shown, ShownCodes } from './DeskState'
import { cleaned } from './entry'
import { isByPerson, obstacleOf, pastOf, shownOf, usableOf } from './found'
import { successOf } from './successOf'

/** Maximum time for which the button waits, in milliseconds. @spec W-BTN-2 */
export const longestLock = 3000

/** Milliseconds within which another scan of the same code counts as a repetition. */
const repeatedWithin = 10_000

const mostPast = 3
const mostRecords = 20

/** A desk: an entry, its result, and its verification, which happens once, whatever the network does. */
export interface Desk {
  readonly $state: WritableAtom<DeskState>
  type(entered: string): void
  /** Enter: looks the entry up; one that is shown already is verified, or tried again. */
  enter(method: 'scan' | 'input'): Promise<void>
  verify(): Promise<void>
  /** Repeats the request that the gateway did not answer. */
  retry(): Promise<void>
  clear(): void
  tick(key: string, isTicked: boolean): void
  /** Ticks the first codes that can be verified, unless they belong to persons. */
  setCount(count: number): void
  chooseRight(index: number): void
  setPersons(persons: number): void
  /** Looks up the shown entry again. */
  lookAgain(): Promise<void>
  /** Reads the day and the newest records. */
  refresh(): Promise<void>
}

interface Context {
  readonly dependencies: DeskDependencies
  readonly $state: WritableAtom<DeskState>
  /** The text was entered after the last lookup, even if it is the same. */
  isTyped: boolean
  method: 'scan' | 'input'
  pending: Pending | undefined
  looking: AbortController | undefined
  /** Numbers the requests of a verification: the first answer counts. */
  attempt: number
  lock: ReturnType<typeof setTimeout> | undefined
}

const set = ({ $state }: Context, part: Partial<DeskState>) => $state.set({ ...$state.get(), ...part })

export function createDesk(dependencies: DeskDependencies): Desk {
  const $state = atom<DeskState>({ entered: '', status: 'idle', isLocked: false, past: [], changes: 0 })
  const context: Context = {
    ...{ dependencies, $state, isTyped: false, method: 'input', pending: undefined },
    ...{ looking: undefined, attempt: 0, lock: undefined },
  }
  return {
    $state,
    type(entered) {
      context.isTyped = true
      set(context, { entered })
    },
    enter: (method) => enter(context, method),
    verify: () => verify(context),
    retry: () => retry(context),
    clear: () => clear(context),
    tick: (key, isTicked) => tick(context, key, isTicked),
    setCount: (count) => setCount(context, count),
    chooseRight: (right) => change(context, 'card', (shown) => ({ ...shown, right, persons: 1 })),
    setPersons: (persons) => change(context, 'card', (shown) => ({ ...shown, persons })),
    lookAgain: () => lookUp(context, $state.get().shown?.entered ?? ''),
    refresh: () => refresh(context),
  }
}

async function enter(context: Context, method: 'scan' | 'input'): Promise<void> {
  const { entered, shown, status } = context.$state.get()
  const wanted = cleaned(entered)
  if (status === 'verifying') return
  if (!wanted) return shown?.kind === 'done' ? undefined : verifyShown(context)
  if (wanted === shown?.entered) {
    if (!context.isTyped) return verifyShown(context)
    if (method === 'scan' && isRepetition(context, shown)) return
  }
  context.method = method
  await lookUp(context, wanted)
}

/** Whether the scanner has read the shown code again: that neither verifies it nor reports it as used. */
function isRepetition(context: Context, shown: Shown): boolean {
  const { now } = context.dependencies
  context.isTyped = false
  if (shown.kind === 'codes' || shown.kind === 'card') return true
  if (shown.kind !== 'done' || now() - shown.at > repeatedWithin) return false
  set(context, { entered: '', shown: { ...shown, isRepeated: true } })
  return true
}

const verifyShown = (context: Context) =>
  context.$state.get().shown?.kind === 'failed' ? retry(context) : verify(context)

/** Keeps what was shown as a card, unless it is settled; of the same entry only the newest. */
function pastWith(past: readonly PastEntry[], shown: Shown | undefined, next: string): readonly PastEntry[] {
  const left = pastOf(shown)
  const others = past.filter(({ entered }) => entered !== left?.entered && entered !== next)
  return (left && left.entered !== next ? [left, ...others] : others).slice(0, mostPast)
}

async function lookUp(context: Context, entered: string): Promise<void> {
  const { service, play, now } = context.dependencies
  const { past, shown } = context.$state.get()
  context.looking?.abort()
  const looking = new AbortController()
  context.looking = looking
  // Its outcome is unknown: another lookup gets it from the gateway.
  context.pending = undefined
  context.isTyped = false
  set(context, { status: 'looking', shown: undefined, past: pastWith(past, shown, entered) })
  try {
    const found = shownOf(entered, await service.lookUp(entered, looking.signal))
    if (context.looking !== looking) return
    set(context, { status: 'idle', shown: found })
    if (found.kind === 'nothing' || obstacleOf(found)) play('refused')
  } catch (error) {
    if (context.looking !== looking) return
    if (!isServiceError(error)) throw error
    set(context, {
      status: 'idle',
      shown: { kind: 'failed', entered, during: 'look-up', error, since: now() },
    })
    play('refused')
  }
}

const methodOf = ({ method }: Context, shown: Pending['shown']): DeskMethod =>
  shown.kind === 'codes' && shown.as === 'phone'
    ? 'phone'
    : shown.kind === 'codes' && shown.as === 'order'
      ? 'input'
      : method

async function verify(context: Context): Promise<void> {
  const { shown, isLocked } = context.$state.get()
  if (isLocked || (shown?.kind !== 'codes' && shown?.kind !== 'card')) return
  if (obstacleOf(shown) || (shown.kind === 'codes' && !shown.ticked.length)) return
  // pressing again before the answer repeats the same request
  context.pending ??= {
    requestId: context.dependencies.newRequestId(),
    method: methodOf(context, shown),
    shown,
  }
  await send(context, context.pending)
}

async function retry(context: Context): Promise<void> {
  const { shown } = context.$state.get()
  if (shown?.kind !== 'failed') return
  if (context.pending) await send(context, context.pending)
  else await lookUp(context, shown.entered)
}

/** Sends a verification. The first answer counts, whichever of its requests it answers. */
async function send(context: Context, pending: Pending): Promise<void> {
  const { now, play } = context.dependencies
  const attempt = ++context.attempt
  lockFor(context)
  set(context, { status: 'verifying' })
  try {
    const success = await successOf(context.dependencies, pending)
    if (context.pending !== pending) return
    settle(context)
    if (success) finish(context, success)
    else await lookUp(context, pending.shown.entered)
  } catch (error) {
    if (!isServiceError(error)) throw error
    if (context.pending !== pending || context.attempt !== attempt) return
    unlock(context)
    const { entered } = pending.shown
    set(context, {
      status: 'idle',
      shown: { kind: 'failed', entered, during: 'verification', error, since: now() },
    })
    play('refused')
  }
}

function lockFor(context: Context): void {
  clearTimeout(context.lock)
  set(context, { isLocked: true })
  context.lock = setTimeout(() => set(context, { isLocked: false }), longestLock)
}

function unlock(context: Context): void {
  clearTimeout(context.lock)
  set(context, { isLocked: false })
}

function settle(context: Context): void {
  context.pending = undefined
  unlock(context)
  set(context, { status: 'idle' })
}

function finish(context: Context, shown: Extract<Shown, { kind: 'done' }>): void {
  const { dependencies, $state } = context
  const { entered, changes } = $state.get()
  // keeps what was entered meanwhile
  const isOther = cleaned(entered) !== shown.entered
  set(context, { shown, entered: isOther ? entered : '', changes: changes + 1 })
  dependencies.play('done')
  dependencies.onDone(shown)
  void refresh(context)
}

function clear(context: Context): void {
  const { status, past, shown } = context.$state.get()
  if (status === 'verifying') return
  context.looking?.abort()
  context.looking = undefined
  context.pending = undefined
  set(context, { entered: '', status: 'idle', shown: undefined, past: pastWith(past, shown, '') })
}

type Kind = 'codes' | 'card'

function change<Name extends Kind>(
  context: Context,
  kind: Name,
  next: (shown: Extract<Shown, { kind: Name }>) => Shown,
): void {
  const { shown, status } = context.$state.get()
  if (status === 'verifying' || shown?.kind !== kind) return
  set(context, { shown: next(shown as Extract<Shown, { kind: Name }>) })
}

/** The keys in the order of the codes. */
const inOrder = ({ codes }: ShownCodes, keys: ReadonlySet<string>) =>
  codes.map(({ ticketCodeId }) => ticketCodeId).filter((key) => keys.has(key))

const tick = (context: Context, key: string, isTicked: boolean) =>
  change(context, 'codes', (shown) => {
    const keys = new Set(shown.ticked)
    if (isTicked) keys.add(key)
    else keys.delete(key)
    return { ...shown, ticked: inOrder(shown, keys) }
  })

const setCount = (context: Context, count: number) =>
  change(context, 'codes', (shown) => {
    if (isByPerson(shown.codes)) return shown
    const usable = usableOf(shown.codes).slice(0, Math.max(0, count))
    return { ...shown, ticked: usable.map(({ ticketCodeId }) => ticketCodeId) }
  })

async function refresh(context: Context): Promise<void> {
  const { service } = context.dependencies
  const [day, records] = await Promise.allSettled([service.day(), service.records(mostRecords)])
  set(context, {
    ...(day.status === 'fulfilled' && { day: day.value }),
    ...(records.status === 'fulfilled' && { records: records.value }),
    dayError: [day, records].find((one) => one.status === 'rejected')?.reason,
  })
}
