const twoDigits = (text: string) => text.padStart(2, '0')

const day = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?/
const compactDay = /^(\d{4})(\d{2})(\d{2})(?!\d)/

/** The day at the start of a text, and the rest; undefined if there is none. */
function dayIn(text: string): { day: string; rest: string } | undefined {
  const found = day.exec(text) ?? compactDay.exec(text)
  if (!found) return undefined
  const [all, year = '', month = '', date = ''] = found
  return { day: `${year}-${twoDigits(month)}-${twoDigits(date)}`, rest: text.slice(all.length).trim() }
}

/** `2026/11/3` and `2026年11月3日` as `2026-11-03`. A text that is not a day stays as it is. */
export function normalizedDate(text: string): string {
  const found = dayIn(text.normalize('NFKC').trim())
  if (!found) return text
  return found.rest === '' || /^0{1,2}:00(:00)?$/.test(found.rest) ? found.day : text
}

/** `2026/11/3 9:05` as `2026-11-03 09:05:00`; a day alone means its start. */
export function normalizedMoment(text: string): string {
  const found = dayIn(text.normalize('NFKC').trim().replace('T', ' '))
  if (!found) return text
  if (found.rest === '') return `${found.day} 00:00:00`
  const [, hours = '', minutes = '', seconds = '00'] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(found.rest) ?? []
  return hours ? `${found.day} ${twoDigits(hours)}:${minutes}:${seconds}` : text
}
