import type { Field } from '@ebkit/rules/fields'
import { stateOf } from '../rowStates'
import type { RowContext } from '../SeedRow'
import { day, dayText, momentText } from './moments'

const hour = day / 24

/** How many hours after its row's creation something happens, by the name of its field. */
const delays: readonly (readonly [name: RegExp, from: number, to: number])[] = [
  [
    /^(placed|order|apply|applied|submitted|request|join|joined|register|open|opened|drawn|visited|visit|occurred|add|create|scanned|exposed|trade|deal|msg|service|at|time|sale|sold|lock|earned|push)(At|Time)?$/i,
    0,
    0,
  ],
  [/pay|paid|deposit(Time|At)/i, 0.02, 0.4],
  [/audit|accept|sign|confirm|match|author|approv|check/i, 1, 20],
  [/publish|send|sent|ship|grant|issue|claim|receive|executed?|activ|release|enable|deliver/i, 4, 40],
  [/use|used|verify|arriv|click|read|consum|writeoff|exchange|handle|reply|replied/i, 8, 96],
  [
    /finish|done|settle|complete|close|refund|revoke|rollback|cancel|leave|lost|retire|quit|cert|end/i,
    24,
    160,
  ],
]

const isFuture =
  /expire|deadline|until|effective|validTo|validEnd|delayTo|scheduled|next|due|end$|nextFollow|certUntil|tempUntil|unlock/i
const isLatest = /^last|update|sync|online|tested/i

/** Fields with the end of a validity. */
const isExpiry = /expire|validTo|validEnd|endDate|certUntil|balanceDeadline/i
const isOver = /^EXPIRED$/
const isSoonOver = /^EXPIRING$/
const isStillValid =
  /^(ACTIVE|ENABLED|PUBLISHED|APPROVED|VALID|UNUSED|CLAIMED|UNCLAIMED|RECEIVED|WAIT_RECEIVE|WAIT_BALANCE|INACTIVE|FROZEN|LOCKED|PART|CONNECTED|AUTHORIZED|NORMAL|SIGNED|ON_JOB)$/

/** A moment in the future, relative to the row's creation; the end of a validity fits the row's state. */
function futureMoment(name: string, context: RowContext): number {
  const { createdAt, now, random } = context
  const usual = createdAt + random.between(60, 400) * day
  const state = isExpiry.test(name) ? (stateOf(context) ?? '') : ''
  if (isOver.test(state)) return Math.min(usual, createdAt + Math.floor(random.next() * (now - createdAt)))
  if (isSoonOver.test(state)) return now + random.between(2, 14) * day
  return isStillValid.test(state) && usual < now + day ? now + random.between(5, 300) * day : usual
}

/** A moment that fits the name of its field and the row's creation. */
function momentFor(name: string, context: RowContext): number {
  const { createdAt, now, random } = context
  if (isFuture.test(name)) return futureMoment(name, context)
  if (isLatest.test(name)) return createdAt + Math.floor(random.next() * (now - createdAt))
  const [, from, to] = delays.find(([pattern]) => pattern.test(name)) ?? [undefined, 0, 4]
  return Math.min(now - 60_000, createdAt + Math.floor((from + random.next() * (to - from)) * hour))
}

const isReservation =
  /reserve|reservation|booking|dining|meeting|arrive|use|pickup|inventory|expected|executeTime|sendTime/i

function dateFor(field: Field, context: RowContext): number {
  const { random, createdAt } = context
  if (/birth/i.test(field.name)) return context.now - random.between(20 * 365, 62 * 365) * day
  if (/openingDate|entry/i.test(field.name)) return createdAt - random.between(30, 2500) * day
  if (/From$|start$|begin/i.test(field.name)) return createdAt
  return isReservation.test(field.name)
    ? createdAt + random.between(1, 14) * day
    : momentFor(field.name, context)
}

export const datetimeOf = ({ name }: Field, context: RowContext): string =>
  momentText(momentFor(name, context))

export const dateOf = (field: Field, context: RowContext): string => dayText(dateFor(field, context))

/** The start of a range, by the state of its row: past, future or current. */
function startOf(length: number, { row, resource, now, random }: RowContext): number {
  const state = String(row[resource.states?.field ?? ''] ?? '')
  if (/^(END|EXPIRED|OFFLINE|USED_UP|CANCEL)/.test(state))
    return now - (length + random.between(2, 120)) * day
  if (/^(NEW|DRAFT|WAIT|AUDIT|PENDING)/.test(state)) return now + random.between(3, 30) * day
  return now - random.between(1, Math.max(1, length - 2)) * day
}

/** A range of days that fits the state of its row. */
export function dateRangeOf({ name }: Field, context: RowContext) {
  const { random } = context
  const length = /licen|legal|valid(?!Time)/i.test(name) ? random.between(180, 1100) : random.between(7, 90)
  const start = startOf(length, context)
  return { start: dayText(start), end: dayText(start + length * day) }
}

const openings = ['08:00', '09:00', '10:00', '11:00']
const closings = ['17:30', '20:00', '21:30', '22:00']

export const timeRangeOf = ({ name }: Field, { random }: RowContext) =>
  /quiet|night/i.test(name)
    ? { start: '23:00', end: '07:00' }
    : { start: random.pick(openings), end: random.pick(closings) }

export const timeOf = ({ name }: Field, { random }: RowContext) =>
  /last|late|end|checkOut/i.test(name) ? random.pick(closings) : random.pick(openings)
