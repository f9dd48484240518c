/* The list, or the form in its place. The address determines which, so Back and reload work as usual. */
;(() => {
  const [overview, editor, list, form, title] = ['overview', 'editor', 'list', 'form', 'title'].map((id) =>
    document.getElementById(id),
  )

  /** `#edit/PR10010101`: the form; anything else: the list. */
  const show = () => {
    const [, mode, recordId = ''] = /^#(add|edit|copy)\/(.*)$/.exec(location.hash) ?? []
    if (mode) Object.assign(form, { mode, recordId: decodeURIComponent(recordId) })
    overview.hidden = !!mode
    editor.hidden = !mode
    if (mode) title.focus()
  }
  const open = (mode, key = '') => {
    location.hash = `${mode}/${encodeURIComponent(key)}`
  }
  const close = () => {
    location.hash = ''
    // Not in the event's handler, which runs later, because a hidden element cannot take focus.
    show()
    list.focus()
  }

  list.addEventListener('eb-toolbar-action', () => open('add'))
  list.addEventListener('eb-open', ({ detail }) => open('edit', detail.key))
  // Edit and copy. The list deletes rows and runs the printers' own actions itself.
  list.addEventListener('eb-row-action', ({ detail }) => open(detail.name, detail.key))
  form.addEventListener('eb-saved', () => {
    close()
    list.reload()
  })
  form.addEventListener('eb-cancel', close)
  addEventListener('hashchange', show)
  show()
})()
