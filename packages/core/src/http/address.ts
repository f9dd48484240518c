import type { CallDefinition } from '@ebkit/protocol/define-call'
import { ServiceError } from '../errors/ServiceError'
import { resolveAddress } from '../page/address'
import type { Session } from '../session/Session'

type Values = Record<string, unknown>

/**
 * The full address of a call. Calls to the file service always carry hotelId and brandId (W-REQ-3); the file service
 * is at the gateway unless the page configures another address.
 * @throws ServiceError `not-configured` when the base is missing
 */
export function addressOf(
  definition: CallDefinition,
  session: Session,
  hotelId: string | undefined,
  query: Values,
  path: Values,
): string {
  const { gateway = '/', fileService } = session.$configuration.get()
  const files = definition.base === 'fileService'
  const own = resolveAddress(gateway)
  const base = files ? resolveAddress(fileService ?? (own && `${own}file-service`)) : own
  if (!base) throw new ServiceError(definition.name, 'not-configured', { params: { key: 'gateway' } })
  const search = searchOf(files ? { hotelId, brandId: session.context().brandId, ...query } : query)
  return base + definition.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(path[name])) + search
}

function segment(value: unknown): string {
  const text = encodeURIComponent(String(value ?? ''))
  // Such a segment would address another call.
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
