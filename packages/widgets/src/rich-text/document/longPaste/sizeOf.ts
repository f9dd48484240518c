/** What an element costs beside its text: about as much as so many characters. */
const elementCost = 24

/** How much work a part of a text is, counted up to a limit. */
export function sizeOf(node: Node, limit: number): number {
  if (node instanceof Text) return node.length
  let size = elementCost
  for (let child = node.firstChild; child && size < limit; child = child.nextSibling)
    size += sizeOf(child, limit - size)
  return size
}
