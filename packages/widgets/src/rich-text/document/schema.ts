import { Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { marks } from './marks'
import { nodes } from './nodes'

const tables = tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} })

/** What a rich text can consist of. Anything else in a loaded or pasted text becomes text. */
export const schema = new Schema({ nodes: { ...nodes, ...tables }, marks })
