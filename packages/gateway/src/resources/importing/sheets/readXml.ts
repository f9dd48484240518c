import { StringDecoder } from 'node:string_decoder'
import sax, { type QualifiedTag, type Tag } from 'sax'

/** Handlers for the parts of an XML file. Names come without their prefixes. */
export interface XmlHandlers {
  begin?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  end?(name: string): void
}

/** `x:row` → `row` */
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads an XML file piece by piece. Entities that the file itself declares are unknown and so an error: none can
 * expand.
 *
 * @throws Error if it is not XML
 */
export async function readXml(pieces: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const reader = sax.parser(true, { position: false })
  reader.onerror = (error) => {
    throw error
  }
  reader.onopentag = (tag: Tag | QualifiedTag) =>
    handlers.begin?.(localName(tag.name), tag.attributes as Readonly<Record<string, string>>)
  reader.ontext = (text) => handlers.text?.(text)
  reader.oncdata = (text) => handlers.text?.(text)
  reader.onclosetag = (name) => handlers.end?.(localName(name))
  const decoder = new StringDecoder('utf8')
  for await (const piece of pieces) reader.write(decoder.write(piece))
  reader.write(decoder.end()).close()
}
