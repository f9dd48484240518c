/* The list, or the form in its place. The address determines which, so Back and reload work as usual. */
;(() => {
  const { printers, deletePrinters } = globalThis.backOffice
  const [overview, editor, list, form, title] = ['overview', 'editor', 'list', 'form', 'title'].map((id) =>
    document.getElementById(id),
  )

  Object.assign(list, printers.list)
  Object.assign(form, printers.form)

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
  list.addEventListener('eb-row-action', async ({ detail }) => {
    const { name, key, row } = detail
    if (name !== 'delete') open(name, key)
    else if (await deletePrinters([key], [row])) list.reload()
  })
  list.addEventListener('eb-bulk-action', async ({ detail }) => {
    if (!(await deletePrinters(detail.keys, detail.rows))) return
    list.clearSelection()
    list.reload()
  })
  form.addEventListener('eb-saved', () => {
    close()
    list.reload()
  })
  form.addEventListener('eb-cancel', close)
  addEventListener('hashchange', show)
  show()
})()
