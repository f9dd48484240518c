import type { Translator } from '@ebkit/core/locale'
import { type Correction, type CorrectionCause, type NumberLimits, precisionOf, writeNumber } from './numbers'

/** What became of an entry that a person typed. */
export interface EntryCorrection extends Correction {
  /** The entry. */
  typed?: string
  /** The number before it. */
  last?: number | null
}

/** Keys of the texts about a correction. */
export type CorrectionKey = CorrectionCause | 'changed' | 'kept' | 'cleared' | 'correction'

/** Characters of the entry that are repeated: more of it says nothing. */
const longest = 20

/** One sentence about an entry that was corrected: why, and what it is now. Undefined where it was taken as typed. */
export function correctionText(
  { cause, typed = '', value, last }: EntryCorrection,
  limits: NumberLimits,
  text: Translator<CorrectionKey>,
): string | undefined {
  if (!cause) return undefined
  const entry = typed.trim()
  const shown = entry.length > longest ? `${entry.slice(0, longest)}…` : entry
  const outcome = value === null ? 'cleared' : value === last ? 'kept' : 'changed'
  return text('correction', {
    cause: text(cause, { typed: shown, limit: precisionOf(limits) ?? 15 }),
    outcome: text(outcome, { value: writeNumber(value, precisionOf(limits)) }),
  })
}
