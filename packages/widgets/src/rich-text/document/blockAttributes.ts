import type { AttributeSpec, Attrs } from 'prosemirror-model'

/** Alignment of a paragraph or heading; empty for the page's default. */
export const alignments = ['left', 'center', 'right', 'justify'] as const
export type Alignment = (typeof alignments)[number]

/** @spec W-EDI-9 */
export const lineSpacings = [1, 1.5, 2, 2.5, 3] as const

/** Attributes of every text block. */
export const blockAttributes: Record<string, AttributeSpec> = {
  align: { default: '' },
  lineHeight: { default: '' },
}

/** Reads them from a loaded or pasted block. */
export function readBlock(element: HTMLElement): Attrs {
  const align = element.style.textAlign || element.getAttribute('align') || ''
  const { lineHeight } = element.style
  return {
    align: alignments.includes(align as Alignment) && align !== 'left' ? align : '',
    lineHeight: lineSpacings.some((spacing) => `${spacing}` === lineHeight) ? lineHeight : '',
  }
}

/** The `style` attribute of a block, or none. */
export function blockStyle({ align, lineHeight }: Attrs): { style?: string } {
  const style = [align && `text-align: ${align}`, lineHeight && `line-height: ${lineHeight}`]
    .filter(Boolean)
    .join('; ')
  return style ? { style } : {}
}
