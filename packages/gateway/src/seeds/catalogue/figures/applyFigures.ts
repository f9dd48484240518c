import type { Resource } from '@ebkit/domain'
import { stateOf } from '../rowStates'
import type { RowContext, SeedRow } from '../SeedRow'
import { readFormula } from './calculate'
import type { Figures } from './Figures'
import { figures } from './index'

/** States of rows that have not begun: nobody has seen, bought or used anything of them. */
const notBegun =
  /^(NEW|new|DRAFT|PENDING|AUDITING|SUBMITTED|REJECTED|SCHEDULED|WAITING|WAIT_AUDIT|INVITED|UNBOUND|UNMATCHED|UNSET|REVIEWING|NOT_APPLIED|TO_FIX|READY|CHECKING)$/

export const hasBegun = (context: Pick<RowContext, 'resource' | 'row'>): boolean =>
  !notBegun.test(stateOf(context) ?? '')

/** Rounds a value as the type of its field requires. */
function rounded(value: number, { fields }: Resource, name: string): number {
  const type = fields.find((field) => field.name === name)?.type
  if (type === 'percent') return Number(value.toFixed(1))
  return type === 'decimal' ? Number(value.toFixed(2)) : Math.round(value)
}

/** Amounts from 1 yuan are rounded down to whole yuan, so that a share never exceeds its amount. */
const inYuan = (value: number) => (value >= 100 ? Math.floor(value / 100) * 100 : Math.floor(value))

function draw({ parts = {}, results = [] }: Figures, context: RowContext): void {
  const { row, random, resource } = context
  const begun = hasBegun(context)
  if (!begun) for (const name of results) row[name] = 0
  for (const [name, [of, from, to]] of Object.entries(parts)) {
    const whole = row[of]
    if (typeof whole !== 'number' || (!begun && results.includes(name))) continue
    const value = whole * (from + random.next() * (to - from))
    const isMoney = resource.fields.some((field) => field.name === name && field.type === 'money')
    row[name] = isMoney ? inYuan(value) : rounded(value, resource, name)
  }
}

/** How many rows of a job are done and how many failed, by the state of the job. */
function outcome(state: string, total: number, { random }: RowContext): readonly [number, number] {
  if (/^(DONE|REVERTED|REVOKED)$/.test(state)) return [total, 0]
  if (/^(PART|FAILED)/.test(state)) {
    const failed = state === 'FAILED' ? total : Math.min(total, random.between(1, 3))
    return [total - failed, failed]
  }
  return /^(RUNNING|SENDING)$/.test(state) ? [Math.floor(total * random.next()), 0] : [0, 0]
}

function finishJob({ job }: Figures, context: RowContext): void {
  if (!job) return
  const [total, done, failed] = job
  const { row } = context
  ;[row[done], row[failed]] = outcome(stateOf(context) ?? '', Number(row[total] ?? 0), context)
}

/** Fills the numbers of a row so that they agree with each other. */
export function applyFigures(context: RowContext): SeedRow {
  const { row, resource } = context
  const own = figures[resource.name]
  if (!own) return row
  finishJob(own, context)
  draw(own, context)
  for (const text of own.formulas ?? []) {
    const { target, calculate } = readFormula(text)
    row[target] = rounded(calculate(row), resource, target)
  }
  return row
}

const neededBy = new Map<string, ReadonlySet<string>>()

/** Numbers that others are calculated from: every row has them. */
export function neededNumbers({ name }: Resource): ReadonlySet<string> {
  const known = neededBy.get(name)
  if (known) return known
  const { sizes = {}, parts = {}, formulas = [], job = [] } = figures[name] ?? {}
  const needed = new Set([
    ...Object.keys(sizes),
    ...Object.values(parts).map(([of]) => of),
    ...formulas.flatMap((text) => readFormula(text).sources.slice(0, 1)),
    ...job.slice(0, 1),
  ])
  neededBy.set(name, needed)
  return needed
}
