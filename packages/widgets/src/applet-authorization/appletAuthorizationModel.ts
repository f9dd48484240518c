import type { Http } from '@ebkit/core/http'
import { createPoll, type Poll } from '@ebkit/core/polling'
import {
  type AppletPermissions,
  type AppletPlatform,
  type AppletStatus,
  createMiniProgramService,
  type MiniProgramService,
} from '@ebkit/core/services/miniProgram'
import { atom, type WritableAtom } from 'nanostores'

/** Milliseconds between two questions. @spec W-MPA-19 */
export const pollInterval = 3000
/** Milliseconds after which nobody asks any more until somebody presses the button (AMB-28). */
export const pollLimit = 30 * 60_000
/** Consecutive failed requests after which the user is informed. */
const maximumFailures = 5

/** @spec W-MPA-12 */
export interface AppletState {
  /** Undefined until it is known. */
  readonly status: AppletStatus | undefined
  /** What the platform has granted; undefined until it was asked. */
  readonly permissions: AppletPermissions | undefined
  /** `asking`: the platform is asked every three seconds. `paused`: the time is over. */
  readonly poll: 'idle' | 'asking' | 'paused'
  /** What failed: the first question, a recording, or five questions one after another. */
  readonly problem?: unknown
}

export interface AppletAuthorizationModel {
  readonly $state: WritableAtom<AppletState>
  /** Reads the status. A failure shows status 0. */
  open(): Promise<void>
  /** The button was pressed: the external page opens, and the platform is asked what came of it. */
  proceed(): void
  /** Asks again after a failure. */
  retry(): void
  /** Nobody waits any more. */
  stop(): void
}

export interface AppletCallbacks {
  /** The platform that is asked about; undefined before somebody is signed in. */
  platform(): AppletPlatform | undefined
  /** The status changed by an answer. */
  onChange(status: AppletStatus): void
  onError(error: unknown): void
}

interface Context {
  readonly service: MiniProgramService
  readonly callbacks: AppletCallbacks
  readonly $state: WritableAtom<AppletState>
  readonly poll: Poll
  question: AbortController
}

/**
 * Authorisation and registration of a mini-program, without a view.
 *
 * @spec W-MPA-4 W-MPA-5 W-MPA-7 W-MPA-8 W-MPA-9
 */
export function createAppletAuthorization(
  { http }: { http: Http },
  callbacks: AppletCallbacks,
): AppletAuthorizationModel {
  const $state = atom<AppletState>({ status: undefined, permissions: undefined, poll: 'idle' })
  const poll = createPoll({
    ask: (signal) => ask(context, signal),
    interval: pollInterval,
    limit: pollLimit,
    maximumFailures,
    onPause: () => change(context, { poll: 'paused' }),
    onFailure: (problem) => fail(context, problem),
  })
  const context: Context = {
    ...{ callbacks, $state, poll },
    service: createMiniProgramService(http),
    question: new AbortController(),
  }
  return {
    $state,
    open: () => open(context),
    proceed: () => startPoll(context),
    retry: () => startPoll(context),
    stop() {
      context.question.abort()
      poll.stop()
    },
  }
}

function change({ $state }: Context, change: Partial<AppletState>): void {
  $state.set({ ...$state.get(), ...change })
}

function fail(context: Context, problem: unknown): void {
  change(context, { poll: 'idle', problem })
  context.callbacks.onError(problem)
}

function startPoll(context: Context): void {
  const { status } = context.$state.get()
  if (status !== '0' && status !== '1') return
  context.question.abort() // the poll asks for the same
  change(context, { poll: 'asking', problem: undefined })
  context.poll.start()
}

async function open(context: Context): Promise<void> {
  const { service, callbacks, poll, $state } = context
  context.question.abort()
  poll.stop()
  context.question = new AbortController()
  const { signal } = context.question
  const platform = callbacks.platform()
  $state.set({ status: undefined, permissions: undefined, poll: 'idle' })
  if (!platform) return
  try {
    const status = await service.status(platform, signal)
    if (signal.aborted) return
    $state.set({ status, permissions: undefined, poll: 'idle' })
    if (status === '0') await readPermissions(context, platform, signal)
  } catch (error) {
    if (signal.aborted) return
    change(context, { status: context.$state.get().status ?? '0' })
    callbacks.onError(error)
  }
}

async function readPermissions({ service, $state }: Context, platform: AppletPlatform, signal: AbortSignal) {
  const permissions = await service.permissions(platform, signal)
  if (!signal.aborted) $state.set({ ...$state.get(), permissions })
  return permissions
}

/** One question of the poll. @returns whether it was the last one */
async function ask(context: Context, signal: AbortSignal): Promise<boolean> {
  const platform = context.callbacks.platform()
  if (!platform) return true
  return context.$state.get().status === '0'
    ? askForPermissions(context, platform, signal)
    : askForRegistration(context, platform, signal)
}

async function askForPermissions(context: Context, platform: AppletPlatform, signal: AbortSignal) {
  const granted = await readPermissions(context, platform, signal)
  if (signal.aborted || !Object.values(granted).every(Boolean)) return false
  await context.service.recordConfiguration(platform)
  if (signal.aborted) return true
  reach(context, '1')
  return true
}

async function askForRegistration(context: Context, platform: AppletPlatform, signal: AbortSignal) {
  if (!(await context.service.isRegistered(platform, signal)) || signal.aborted) return false
  await context.service.recordRegistration(platform)
  if (signal.aborted) return true
  reach(context, '3')
  return true
}

function reach(context: Context, status: AppletStatus): void {
  change(context, { status, poll: 'idle', problem: undefined })
  context.callbacks.onChange(status)
}
