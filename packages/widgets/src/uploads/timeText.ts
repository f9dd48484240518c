import type { PendingText } from './pendingStrings'

/** A remaining time: `12 秒`, `3 分钟`. */
export function timeText(seconds: number, text: PendingText): string {
  if (seconds < 90) return text('seconds', { count: Math.max(1, Math.ceil(seconds)) })
  if (seconds < 5400) return text('minutes', { count: Math.round(seconds / 60) })
  return text('hours', { count: Math.round(seconds / 3600) })
}
