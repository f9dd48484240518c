import { Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { marks } from './marks'
import { nodes } from './nodes'

const tables = tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} })

/** The supported content of a rich text. Anything else in a loaded or pasted text becomes plain text. */
export const schema = new Schema({ nodes: { ...nodes, ...tables }, marks })
