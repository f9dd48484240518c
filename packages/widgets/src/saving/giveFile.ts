/** A file that a person gets. */
export interface GivenFile {
  /** Name under which the browser stores it. */
  name: string
  /** Its bytes, with their type. */
  content: Blob
}

/** Milliseconds after which the browser has taken a file that was pressed for it. */
const taken = 60_000

/**
 * Hands a file to the person: the browser stores it as any download.
 *
 * @example
 * ```tsx
 * import { giveFile } from '@ebkit/widgets/saving'
 *
 * giveFile({ name: '订单.txt', content: new Blob(['A-1']) })
 * ```
 */
export function giveFile({ name, content }: GivenFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), taken)
}
