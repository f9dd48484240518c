import type { Field } from '../fields/Field'
import { acceptedTypes } from '../files/acceptedTypes'
import { extensionOf } from '../files/fileName'
import type { Problem } from './Problem'

/**
 * Checks the address of a file: it must be on the web or on this site, and its extension must have an accepted type.
 * Other schemes could run code.
 */
export function fileAddressProblem(value: unknown, { accept }: Field): Problem | undefined {
  if (typeof value !== 'string' || !isFileAddress(value)) return { code: 'file' }
  const extension = extensionOf(value.replace(/[?#].*$/, ''))
  const types = acceptedTypes(accept).filter((type) => type.startsWith('.'))
  // A list of MIME types cannot be checked against a name.
  if (!extension || !types.length || types.length < acceptedTypes(accept).length) return
  return types.includes(`.${extension}`)
    ? undefined
    : { code: 'fileType', params: { types: types.join(' ') } }
}

function isFileAddress(text: string): boolean {
  if (!text || text !== text.trim() || /[\p{Cc}\p{Surrogate}]/u.test(text)) return false
  const [, scheme] = /^([^/?#]*):/.exec(text) ?? []
  return scheme === undefined || /^https?$/i.test(scheme)
}
