import type { Translator } from '@ebkit/core/locale'
import { type Correction, type CorrectionCause, type NumberLimits, precisionOf, writeNumber } from './numbers'

/** The result of an entry. */
export interface EntryCorrection extends Correction {
  /** The typed text. */
  typed?: string
  /** The previous number. */
  last?: number | null
}

/** Keys of the texts about a correction. */
export type CorrectionKey = CorrectionCause | 'changed' | 'kept' | 'cleared' | 'correction'

/** Maximum number of quoted characters of the entry. */
const longest = 20

/** A sentence about a corrected entry: why, and the resulting number. Undefined if it was accepted as typed. */
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
