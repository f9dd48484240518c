/** The suggested name of a new folder: year and month. @spec W-FMA-14 */
export function suggestedFolder(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
}

/**
 * Makes a taken name unique: inserts a time before the extension.
 * @param time milliseconds since 1970
 * @spec W-FMA-11
 */
export function timedName(name: string, time: number): string {
  const [, stem = name, extension = ''] = /^(.+)(\.[^.\s]+)$/.exec(name) ?? []
  return `${stem}-${time}${extension}`
}
