import type { Attrs, NodeSpec } from 'prosemirror-model'
import { isSafePicture } from '../../rich-html/sanitizeHtml'
import { blockAttributes, blockStyle, readBlock } from './blockAttributes'

const levels = [1, 2, 3, 4, 5, 6]

const positive = (text: string | null) => {
  const value = Number.parseInt(text ?? '', 10)
  return value > 0 ? value : null
}

/**
 * An image; with `upload`, one that is being uploaded and is not part of the value yet. An empty `alt` marks a decorative
 * image; a missing one means that no description has been entered.
 */
const image: NodeSpec = {
  inline: true,
  group: 'inline',
  draggable: true,
  attrs: { src: {}, alt: { default: null }, width: { default: null }, upload: { default: null } },
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? ''
        if (!isSafePicture(src)) return false
        const width = positive(element.style.width || element.getAttribute('width'))
        return { src, alt: element.getAttribute('alt'), width }
      },
    },
  ],
  toDOM: ({ attrs: { src, alt, width } }) => [
    'img',
    { src, ...(alt !== null && { alt }), ...(width && { width }) },
  ],
}

const startOf = ({ order }: Attrs) => (order === 1 ? {} : { start: order })

/** Everything but tables. */
export const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: blockAttributes,
    parseDOM: [{ tag: 'p', getAttrs: readBlock }],
    toDOM: ({ attrs }) => ['p', blockStyle(attrs), 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 1 }, ...blockAttributes },
    parseDOM: levels.map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ level, ...readBlock(element) }),
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, blockStyle(attrs), 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bulletList: {
    content: 'listItem+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  orderedList: {
    content: 'listItem+',
    group: 'block',
    attrs: { order: { default: 1 } },
    parseDOM: [
      { tag: 'ol', getAttrs: (element) => ({ order: positive(element.getAttribute('start')) ?? 1 }) },
    ],
    toDOM: ({ attrs }) => ['ol', startOf(attrs), 0],
  },
  listItem: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  horizontalRule: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },
  text: { group: 'inline' },
  image,
  hardBreak: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
}
