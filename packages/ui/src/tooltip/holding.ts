/** Why a tooltip is shown: the pointer is on what it belongs to, or on itself; or focus is. */
export type HoldReason = 'pointer' | 'focus'

/** Decides when a tooltip comes and goes. */
export interface Holding {
  hold(reason: HoldReason): void
  release(reason: HoldReason): void
  /** Esc hides it until every reason is gone; a press elsewhere takes the reasons away. */
  dismiss(by: 'escape' | 'outside'): void
  /** Ends the timer. */
  stop(): void
}

/**
 * Shows at once, and hides `hideDelay` milliseconds after the last reason is gone: time to move the pointer onto the
 * tooltip. `show` may be called again with what it has been told already.
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
