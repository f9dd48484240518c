/**
 * The readable name of a file: the end of its address, decoded if possible.
 * @returns empty for what has no name, `data:` and `blob:`
 * @example
 * ```ts
 * import { nameOfAddress } from '@ebkit/core/files'
 *
 * nameOfAddress('/eb-store/menu%202026.pdf?v=2') // 'menu 2026.pdf'
 * ```
 */
export function nameOfAddress(address: string): string {
  if (/^(data|blob):/.test(address)) return ''
  const end =
    address
      .replace(/[?#].*/, '')
      .split('/')
      .at(-1) ?? ''
  try {
    return decodeURIComponent(end)
  } catch {
    return end
  }
}
