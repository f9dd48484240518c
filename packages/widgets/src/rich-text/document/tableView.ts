import type { NodeView } from 'prosemirror-view'

/** A table in the editor, in a frame of its own: browsers can leave out drawing a frame that nobody sees, but no table. */
export function tableView(): NodeView {
  const dom = document.createElement('div')
  dom.className = 'eb-rich-text__table'
  const contentDOM = dom
    .appendChild(document.createElement('table'))
    .appendChild(document.createElement('tbody'))
  return { dom, contentDOM }
}
