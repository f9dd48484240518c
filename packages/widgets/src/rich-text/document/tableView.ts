import type { NodeView } from 'prosemirror-view'

/**
 * A table in the editor, in its own container: browsers can skip rendering an invisible container, but not a table.
 */
export function tableView(): NodeView {
  const dom = document.createElement('div')
  dom.className = 'eb-rich-text__table'
  const contentDOM = dom
    .appendChild(document.createElement('table'))
    .appendChild(document.createElement('tbody'))
  return { dom, contentDOM }
}
