import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Field, Tone } from '@ebkit/rules/fields'

/** How a row is shown in a day or on a card: its state as a tone, a part of a whole as `12 / 80`, others as values. */
export interface CellParts {
  readonly state?: Field | undefined
  readonly share?: { readonly part: Field; readonly whole: Field } | undefined
  readonly values: readonly Field[]
}

const isCount = (field: Field | undefined): field is Field => field?.type === 'int'

/** The parts of a cell. Two consecutive integers are a part and its whole (decision 055). */
export function cellParts(names: readonly string[], { fields, stateField }: PageResource): CellParts {
  const shown = names.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  const state = shown.find(({ name }) => name === stateField)
  const rest = shown.filter((field) => field !== state)
  const at = rest.findIndex((field, place) => isCount(field) && isCount(rest[place + 1]))
  const [part, whole] = at < 0 ? [] : rest.slice(at, at + 2)
  const share = part && whole && { part, whole }
  return { state, share, values: rest.filter((field) => field !== part && field !== whole) }
}

/** The fraction of the whole that is taken, from 0 to 1 or above; undefined without a share. */
export function shareOf(row: Row, { share }: Pick<CellParts, 'share'>): number | undefined {
  if (!share) return undefined
  const [part, whole] = [Number(row[share.part.name]), Number(row[share.whole.name])]
  return whole > 0 && Number.isFinite(part) ? part / whole : undefined
}

/** From this share on, a row is nearly full. */
const nearlyFull = 0.7

/** The tone of a row: neutral if that is its state's tone, else by how full it is, else its state's. */
export function toneOf(row: Row, parts: CellParts): Tone {
  const own = parts.state?.options?.find(
    ({ value }) => String(value) === String(row[parts.state?.name ?? '']),
  )?.tone
  const share = shareOf(row, parts)
  if (own === 'neutral' || share === undefined) return own ?? 'info'
  return share >= 1 ? 'danger' : share >= nearlyFull ? 'warning' : 'success'
}
