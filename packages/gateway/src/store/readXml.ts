import { createHash } from 'node:crypto'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { bodyOf } from './incoming'
import { headerOf, type StoreCall } from './storeCall'
import { StoreError } from './storeError'

/** Maximum size of an XML body: a thousand keys of maximum length, escaped. */
const limit = 8 * 1024 * 1024

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: false,
  // a list with one element is still a list
  isArray: (name) => name === 'Object' || name === 'Part',
})

const malformed = () =>
  new StoreError(
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate against our published schema.',
  )

async function readBytes({ request }: StoreCall): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bodyOf(request)) {
    size += chunk.length
    if (size > limit) throw malformed()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** fast-xml-parser leaves numeric references as they are. */
const decodeReferences = (text: string) =>
  text.replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hexadecimal, decimal) => {
    const point = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

/** The text of an element. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? decodeReferences(value) : '')

/**
 * Parses an XML body. @returns the content of its root element
 *
 * @throws StoreError MalformedXML, BadDigest
 */
export async function readXmlBody(call: StoreCall, root: string): Promise<Record<string, unknown>> {
  const bytes = await readBytes(call)
  const md5 = headerOf(call, 'content-md5')
  if (md5 !== undefined && md5 !== createHash('md5').update(bytes).digest('base64'))
    throw new StoreError('BadDigest', 'The Content-MD5 you specified did not match what we received.')
  const text = bytes.toString('utf8')
  if (text.includes('<!DOCTYPE') || XMLValidator.validate(text) !== true) throw malformed()
  const content = (parser.parse(text) as Record<string, unknown>)[root]
  if (typeof content !== 'object' || content === null) throw malformed()
  return content as Record<string, unknown>
}

/**
 * The elements with a name.
 *
 * @throws StoreError MalformedXML if there is none
 */
export function listOf(content: Record<string, unknown>, name: string): readonly Record<string, unknown>[] {
  const list = content[name]
  if (!Array.isArray(list) || list.some((each) => typeof each !== 'object' || each === null))
    throw malformed()
  return list
}
