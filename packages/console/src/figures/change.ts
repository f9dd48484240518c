/** How a figure differs from the previous one. */
export interface Change {
  /** 0.126: 12.6 % more. */
  readonly share: number
  readonly direction: 'up' | 'down' | 'same'
}

/** Undefined if one of them is unknown, or only the previous one is zero. */
export function changeOf(
  now: number | null | undefined,
  before: number | null | undefined,
): Change | undefined {
  if (typeof now !== 'number' || typeof before !== 'number' || (before === 0 && now !== 0)) return undefined
  if (now === before) return { share: 0, direction: 'same' }
  const share = (now - before) / Math.abs(before)
  if (Math.abs(share) < 0.0005) return { share: 0, direction: 'same' }
  return { share, direction: share > 0 ? 'up' : 'down' }
}

/** The percentage without a sign. From a tenfold change on, the exact share means no more than that it is large. */
export function shareText(share: number): string {
  const percent = Math.abs(share) * 100
  return percent >= 999.95 ? '>999%' : `${percent.toFixed(1)}%`
}

/** Figures that are better when they are lower. */
const isBetterLow = /refund|cancel|unfollow|loss|lost|invalid|overdue|noShow|revoke|fail|expire/i

/** Whether a change is for the better, by the name of its metric. */
export const isGood = ({ direction }: Change, metric: string): boolean =>
  direction === (isBetterLow.test(metric) ? 'down' : 'up')
