const two = (number: number) => String(number).padStart(2, '0')

/** A time as lists show it: `2026-11-20 14:32`, in the time zone of the device. */
export function dayAndTime(moment: number): string {
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** A time as tiles show it: `11-20 14:32`; for another year only the day. */
export function shortTime(moment: number, now = Date.now()): string {
  const text = dayAndTime(moment)
  return text.slice(0, 4) === dayAndTime(now).slice(0, 4) ? text.slice(5) : text.slice(0, 10)
}
