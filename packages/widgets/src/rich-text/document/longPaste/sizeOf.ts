/** Cost of an element, as a number of characters. */
const elementCost = 24

/** The amount of work for a part of a text, counted up to a limit. */
export function sizeOf(node: Node, limit: number): number {
  if (node instanceof Text) return node.length
  let size = elementCost
  for (let child = node.firstChild; child && size < limit; child = child.nextSibling)
    size += sizeOf(child, limit - size)
  return size
}
