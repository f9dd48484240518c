/** Why a tooltip is shown: the pointer is on the anchor or the tooltip, or focus is on the anchor. */
export type HoldReason = 'pointer' | 'focus'

/** Decides when a tooltip appears and disappears. */
export interface Holding {
  hold(reason: HoldReason): void
  release(reason: HoldReason): void
  /** Esc hides it until all reasons have ended; a press elsewhere ends them. */
  dismiss(by: 'escape' | 'outside'): void
  /** Clears the timer. */
  stop(): void
}

/**
 * Shows it at once, and hides it `hideDelay` milliseconds after the last reason ends: time to move the pointer onto the
 * tooltip. `show` may be called again with the same state.
 */
export function createHolding(hideDelay: () => number, show: (isShown: boolean) => void): Holding {
  const reasons = new Set<HoldReason>()
  let isDismissed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    hold(reason) {
      stop()
      reasons.add(reason)
      if (!isDismissed) show(true)
    },
    release(reason) {
      if (!reasons.delete(reason) || reasons.size > 0) return
      isDismissed = false
      timer = setTimeout(() => show(false), hideDelay())
    },
    dismiss(by) {
      stop()
      if (by === 'escape') isDismissed = reasons.size > 0
      else reasons.clear()
      show(false)
    },
    stop,
  }
}
