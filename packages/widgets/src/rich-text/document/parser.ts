import { DOMParser, type Node, type ParseOptions, type Slice } from 'prosemirror-model'
import { applyStyles } from '../../rich-html/applyStyles'
import { schema } from './schema'

/** Reads colours, sizes and alignments even if the page's policy prevents the browser from applying them. */
class Parser extends DOMParser {
  override parse(place: HTMLElement, options?: ParseOptions): Node {
    applyStyles(place)
    return super.parse(place, options)
  }

  override parseSlice(place: HTMLElement, options?: ParseOptions): Slice {
    applyStyles(place)
    return super.parseSlice(place, options)
  }
}

/** Parses the content of an inert document into nodes. */
export const parser = new Parser(schema, DOMParser.fromSchema(schema).rules)
