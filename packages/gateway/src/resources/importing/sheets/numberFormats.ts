/** What the number of a cell means. */
export type NumberMeaning = 'number' | 'date' | 'time' | 'datetime'

/** The meanings of built-in formats, which every workbook has. */
const builtIn: Readonly<Record<number, NumberMeaning>> = {
  ...Object.fromEntries(
    [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'date']),
  ),
  ...Object.fromEntries([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, 'time'])),
  22: 'datetime',
}

/** The meaning of a format: `yyyy\-mm\-dd hh:mm` is a datetime. @param code undefined for a built-in format */
export function meaningOf(id: number, code: string | undefined): NumberMeaning {
  if (code === undefined) return builtIn[id] ?? 'number'
  const letters = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').toLowerCase()
  const hasTime = /[hs]/.test(letters)
  const hasDate = /[yd]/.test(letters)
  if (hasDate) return hasTime ? 'datetime' : 'date'
  return hasTime ? 'time' : 'number'
}

const milliseconds = 86_400_000

/** Days from day 0 of a workbook's date system to 1970-01-01. */
const epoch = { 1900: 25_569, 1904: 24_107 } as const

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * The text of a cell with a number: `2026-11-20`, `09:05`, `12.5`.
 *
 * @param is1904 whether the workbook uses the 1904 date system
 */
export function numberText(raw: string, meaning: NumberMeaning, is1904: boolean): string {
  const value = Number(raw)
  if (!Number.isFinite(value) || raw === '') return raw
  // 0.1 + 0.2 is written as 0.30000000000000004
  if (meaning === 'number') return String(Number(value.toPrecision(15)))
  const moment = new Date(Math.round(((value - epoch[is1904 ? 1904 : 1900]) * milliseconds) / 1000) * 1000)
  if (Number.isNaN(moment.getTime())) return raw
  const time = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()].map(twoDigits)
  if (meaning === 'time') return time.slice(0, 2).join(':')
  const day = `${String(moment.getUTCFullYear()).padStart(4, '0')}-${twoDigits(moment.getUTCMonth() + 1)}-${twoDigits(moment.getUTCDate())}`
  return meaning === 'date' ? day : `${day} ${time.join(':')}`
}
