/**
 * Finds circles of a directed graph, each as a closed path (first node again at the end), one for every strongly
 * connected group.
 * @template Node
 * @param {Node[]} nodes
 * @param {(node: Node) => Node[]} edgesOf
 * @returns {Node[][]}
 */
export function findCircles(nodes, edgesOf) {
  const state = new Map()
  const path = []
  const circles = []
  const visit = (node) => {
    state.set(node, 'open')
    path.push(node)
    for (const next of edgesOf(node)) {
      if (state.get(next) === 'open') circles.push([...path.slice(path.indexOf(next)), next])
      else if (!state.has(next)) visit(next)
    }
    path.pop()
    state.set(node, 'done')
  }
  for (const node of nodes) if (!state.has(node)) visit(node)
  return circles
}
