/** Whether a day lies in a period of a row, both ends included. A period without an end contains no day. */
export function isDayIn(day: string, period: unknown): boolean {
  const { start = '', end = '' } = Object(period) as { readonly start?: string; readonly end?: string }
  return day >= start && day <= end
}
