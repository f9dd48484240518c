import { Fragment } from 'preact'
import { EMPTY_OBJ } from 'preact-source/constants'
import { createVNode } from 'preact-source/create-element'
import { commitRoot, diff } from 'preact-source/diff/index'

/** Preact's render for a container that holds nothing else. Its private names are the trimmed Preact's (preact.mjs). */
export function render(tree, container) {
  const previous = container._children
  const root = createVNode(Fragment, { children: [tree] }, null, null, null)
  container._children = root
  const commits = []
  const references = []
  const first = previous ? previous._dom : null
  diff(container, root, previous || EMPTY_OBJ, EMPTY_OBJ, container.namespaceURI, commits, first, references)
  commitRoot(commits, root, references)
  root.props.children = null
}
