import { encodeQR } from 'qr'

/** Level of error correction: 7, 15, 25 or 30 % of a code may be damaged. @spec W-RQR-6 */
export type QrLevel = 'L' | 'M' | 'Q' | 'H'

/** The levels, weakest first. @spec W-RQR-6 */
export const qrLevels: readonly QrLevel[] = ['L', 'M', 'Q', 'H']

/** The smallest and the largest version; a version has 17 + 4 × version modules a side. @spec W-RQR-6 */
export const qrVersions = { smallest: 1, largest: 40 } as const

/** Light modules around a code, which scanners need. */
export const quietModules = 4

const corrections = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const

/** Rows of modules with the light margin, true for dark. */
export type QrModules = readonly (readonly boolean[])[]

/** A code, or why there is none. */
export type EncodedText =
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly modules: QrModules; readonly version: number }
  /** The text does not fit into `version` at this level. */
  | { readonly status: 'too-long'; readonly version: number }

/**
 * Encodes a text as a QR code.
 * @param version 1 to 40. Default, and for any other number: the smallest that the text fits into
 * @spec W-RQR-6
 */
export function encodeText(text: string, level: QrLevel, version?: number): EncodedText {
  if (!text) return { status: 'empty' }
  const wanted = isVersion(version) ? version : undefined
  try {
    const modules = encodeQR(text, 'raw', { ecc: corrections[level], border: quietModules, version: wanted })
    return { status: 'ready', modules, version: (modules.length - 2 * quietModules - 17) / 4 }
  } catch (error) {
    if (!(error instanceof Error && /capacity/i.test(error.message))) throw error
    return { status: 'too-long', version: wanted ?? qrVersions.largest }
  }
}

const isVersion = (version: number | undefined): version is number =>
  Number.isInteger(version) && Number(version) >= qrVersions.smallest && Number(version) <= qrVersions.largest
