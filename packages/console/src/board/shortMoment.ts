/**
 * A moment shortened for a card: `14:39` today, `11-27 14:39` this year, else unchanged. Other texts, such as a day or
 * a range of days, stay unchanged.
 *
 * @param day today in the stores, `2026-11-28`
 */
export function shortMoment(moment: string, day: string): string {
  const [, date = '', time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/.exec(moment) ?? []
  if (!time) return moment
  if (date === day) return time
  return date.slice(0, 4) === day.slice(0, 4) ? `${date.slice(5)} ${time}` : `${date} ${time}`
}
