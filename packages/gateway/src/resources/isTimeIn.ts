/** Whether a time of day lies in hours, both ends included; hours that end before they start end on the next day. */
export function isTimeIn(time: string, hours: unknown): boolean {
  const { start = '', end = '' } = Object(hours) as { readonly start?: string; readonly end?: string }
  return start <= end ? time >= start && time <= end : time >= start || time <= end
}
