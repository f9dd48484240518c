import { getDomSibling } from 'preact-source/component'
import { diffChildren } from 'preact-source/diff/children'
import { commitRoot } from 'preact-source/diff/index'

/**
 * Preact's render for a container that holds nothing else. What stands for the container has children and no component,
 * which Preact's own makes for each. Its private names are the trimmed Preact's (preact.mjs).
 */
export function render(tree, container) {
  const previous = container._children
  const root = { _children: null, _dom: null, _depth: 0 }
  const commits = []
  const references = []
  const first = previous ? getDomSibling(previous, 0) : null
  container._children = root
  diffChildren(container, [tree], root, previous, {}, container.namespaceURI, commits, first, references)
  commitRoot(commits, root, references)
}
