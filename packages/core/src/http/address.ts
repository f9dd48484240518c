import type { CallDefinition } from '@ebkit/protocol'
import { ServiceError } from '../errors/ServiceError'
import { resolveAddress } from '../page/address'
import type { Session } from '../session/Session'

type Values = Record<string, unknown>

/**
 * The whole address of a call. Calls to the file service carry hotelId and brandId always (W-REQ-3).
 *
 * @throws ServiceError `not-configured` when the base is missing
 */
export function addressOf(definition: CallDefinition, session: Session, query: Values, path: Values): string {
  const { gateway = '/', fileService } = session.$configuration.get()
  const files = definition.base === 'fileService'
  const base = resolveAddress(files ? fileService : gateway)
  if (!base)
    throw new ServiceError(definition.name, 'not-configured', {
      params: { key: files ? 'fileService' : 'gateway' },
    })
  const { hotelId, brandId } = session.context()
  const search = searchOf(files ? { hotelId, brandId, ...query } : query)
  return base + definition.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(path[name])) + search
}

function segment(value: unknown): string {
  const text = encodeURIComponent(String(value ?? ''))
  // Such a segment would climb to another call.
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`"${text}" cannot be part of an address`)
  return text
}

function searchOf(query: Values): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one != null) search.append(name, String(one))
  }
  const text = search.toString()
  return text && `?${text}`
}
