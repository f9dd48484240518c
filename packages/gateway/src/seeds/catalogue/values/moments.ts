import type { Resource } from '@ebkit/domain'
import type { Random } from '../../random'
import { earlyCount } from '../earlyCount'

const hour = 3_600_000
export const day = 24 * hour
/** China has no daylight saving time. */
const offset = 8 * hour

/** The day of a moment in China, `2026-11-20`. */
export const dayText = (time: number) => new Date(time + offset).toISOString().slice(0, 10)

/** The time in China, in the format of fields: `2026-11-20 09:05:00`. */
export const momentText = (time: number) =>
  new Date(time + offset).toISOString().slice(0, 19).replace('T', ' ')

/** The moment of a day or time in China; a day begins at midnight. */
export const momentOf = (text: string) =>
  Date.parse(text.length === 10 ? `${text}T00:00:00Z` : `${text.replace(' ', 'T')}Z`) - offset

/** How active guests are in each hour from 7:00 to 23:00: noon and evening are the peaks. */
const hours = [1, 2, 4, 6, 7, 9, 8, 6, 6, 7, 6, 6, 8, 10, 9, 6, 2]

function hourOf(random: Random): number {
  let rest = random.next() * hours.reduce((sum, each) => sum + each, 0)
  const found = hours.findIndex((weight) => {
    rest -= weight
    return rest < 0
  })
  return 7 + Math.max(0, found)
}

/** The relative number of rows on a day: double at weekends, triple in the holidays of May and October. */
function weightOf(time: number): number {
  const date = new Date(time + offset)
  const [month, dayOfMonth] = [date.getUTCMonth() + 1, date.getUTCDate()]
  if ((month === 10 || month === 5) && dayOfMonth <= 7 && (month === 10 || dayOfMonth <= 5)) return 3
  return [0, 5, 6].includes(date.getUTCDay()) ? 2 : 1
}

/** A moment within the last days, following the activity of guests. */
export function pastMoment(random: Random, now: number, days: number): number {
  const today = now - ((now + offset) % day)
  for (let attempt = 0; ; attempt++) {
    const start = today - random.between(0, days) * day
    if (attempt < 8 && random.next() * 3 > weightOf(start)) continue
    const time = start + hourOf(random) * hour + random.between(0, 3599) * 1000
    if (time < now - 20 * 60_000) return time
    if (attempt > 8) return time - day
  }
}

/** The age of a resource's first row in days: records are recent, settings are older. */
export function ageOf({ name, seed, readOnly }: Resource): number {
  if (/^(member|corporateMember|hotel|brand|systemNotice)$/.test(name)) return 720
  const { count = 1, story = '' } = seed ?? {}
  const stated = /(?:last|近)\s*(\d+)\s*(?:days|天)/i.exec(story)?.[1]
  if (stated) return Number(stated)
  if (/(?:last|近)?\s*12 months/i.test(story)) return 365
  return readOnly || count >= 300 ? 120 : 420
}

/** Whether the rows of a resource record events; others are settings and plans. */
export const isRecordOf = (resource: Resource): boolean => ageOf(resource) <= 365

/** Whole weeks, so that weekends stay weekends. */
const year = 364 * day

/** How many of twenty records are in the year before, so that a comparison shows some growth. */
const ofLastYear = 9

/**
 * How much earlier a row was created: nearly half of the records are on the same days of the year before, so that
 * reports have something to compare with. Not the first rows, which people look at.
 */
export function earlierBy(resource: Resource, index: number): number {
  return isRecordOf(resource) && index >= earlyCount && (index * 7) % 20 < ofLastYear ? year : 0
}

/** Whether a record is in the year before: nothing of it is still in progress. */
export const isOfLastYear = (resource: Resource, createdAt: number, now: number): boolean =>
  isRecordOf(resource) && createdAt < now - year
