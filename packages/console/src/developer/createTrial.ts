import type { AccessTrial, DeveloperService, TrialOutcome } from '@ebkit/core/services/developer'
import { atom, type ReadableAtom } from 'nanostores'

export interface TrialState {
  readonly trial: AccessTrial
  readonly isBusy: boolean
  /** What came of these values. */
  readonly outcome?: TrialOutcome | undefined
  /** Why these values could not be tried. */
  readonly error?: unknown
}

/** A trial of access: an outcome stands beside the values that were tried, never beside others. */
export interface Trial {
  readonly $state: ReadableAtom<TrialState>
  /** Changes values; the outcome of the values before is dropped, also one that is still to come. */
  change(more: Partial<AccessTrial>): void
  run(): Promise<void>
}

export function createTrial(service: Pick<DeveloperService, 'tryAccess'>, first: AccessTrial): Trial {
  const $state = atom<TrialState>({ trial: first, isBusy: false })
  return {
    $state,
    change: (more) => $state.set({ trial: { ...$state.get().trial, ...more }, isBusy: false }),
    async run() {
      const { trial, isBusy } = $state.get()
      if (isBusy) return
      $state.set({ trial, isBusy: true })
      const isCurrent = () => $state.get().trial === trial
      try {
        const outcome = await service.tryAccess(trial)
        if (isCurrent()) $state.set({ trial, isBusy: false, outcome })
      } catch (error) {
        if (isCurrent()) $state.set({ trial, isBusy: false, error })
      }
    },
  }
}
