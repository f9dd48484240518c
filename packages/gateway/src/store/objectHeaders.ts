import { metaHeaders } from './description'
import { quoted } from './etag'
import type { StoredObject } from './StoredObject'
import { isOpen } from './visibility/visibility'

/** Types that browsers may display; all others, especially SVG and HTML, are downloads. */
const shown =
  /^(image\/(?!svg)|video\/|audio\/|text\/plain\b|application\/pdf\b|application\/octet-stream\b)/i

const isAttachment = (disposition: string) => /^\s*attachment\b/i.test(disposition)

/** Forces active content to be downloaded, and keeps its file name. */
function dispositionOf(contentType: string, given: string | undefined): string | undefined {
  if (shown.test(contentType.trim()) || (given && isAttachment(given))) return given
  const parameters = given && /;.*/s.exec(given)?.[0]
  return `attachment${parameters ?? ''}`
}

/** Parameters of a signed address that set response headers. */
const overrides = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
]

/** A header value given as text: one character per byte, without line breaks. */
const headerValue = (text: string) =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, ' ')

function overridden(query: ReadonlyMap<string, string>): Record<string, string> {
  const given = overrides.flatMap((name) => {
    const value = query.get(`response-${name}`)
    return value ? [[name, headerValue(value)]] : []
  })
  return Object.fromEntries(given)
}

/** Prefixes of all types that browsers run as scripts; of several types in one header the last one counts. */
const runs = /(?:java|ecma|j|live)script/i

/**
 * Scripts are sent as text: the store shares the origin of our pages, whose policy allows scripts of that origin.
 * With `nosniff` no browser runs a text.
 */
const harmless = (contentType: string) => (runs.test(contentType) ? 'text/plain; charset=utf-8' : contentType)

/** Headers of an object's answer. `query` is that of a signed request; others may not set headers. */
export function objectHeaders(
  object: StoredObject,
  query: ReadonlyMap<string, string> = new Map(),
): Record<string, string> {
  const chosen: Record<string, string> = {
    'content-type': object.contentType,
    ...object.headers,
    ...overridden(query),
  }
  const disposition = dispositionOf(chosen['content-type'] ?? '', chosen['content-disposition'])
  return {
    'cache-control': isOpen(object) ? 'no-cache' : 'private, no-cache',
    ...metaHeaders(object.meta),
    ...chosen,
    'content-type': harmless(chosen['content-type'] ?? ''),
    ...(disposition && { 'content-disposition': disposition }),
    'accept-ranges': 'bytes',
    etag: quoted(object.etag),
    'last-modified': object.modifiedAt.toUTCString(),
    'x-oss-object-type': object.etag.includes('-') ? 'Multipart' : 'Normal',
    'x-oss-storage-class': 'Standard',
  }
}
