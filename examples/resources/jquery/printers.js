/* jQuery treats both elements like any other: .prop() configures them, .on() listens to them. */
$(() => {
  const { printers, deletePrinters } = window.backOffice
  const list = $('#list').prop(printers.list)
  const form = $('#form').prop(printers.form)

  /** `#edit/PR10010101`: the form; anything else: the list. */
  const show = () => {
    const [, mode, recordId = ''] = /^#(add|edit|copy)\/(.*)$/.exec(location.hash) ?? []
    if (mode) form.prop({ mode, recordId: decodeURIComponent(recordId) })
    $('#overview').prop('hidden', !!mode)
    $('#editor').prop('hidden', !mode)
    if (mode) $('#title').trigger('focus')
  }
  const open = (mode, key = '') => {
    location.hash = `${mode}/${encodeURIComponent(key)}`
  }
  const close = () => {
    location.hash = ''
    // Not in the event's handler, which runs later, because a hidden element cannot take focus.
    show()
    list[0].focus()
  }

  list
    .on('eb-toolbar-action', () => open('add'))
    .on('eb-open', ({ originalEvent }) => open('edit', originalEvent.detail.key))
    .on('eb-row-action', async ({ originalEvent }) => {
      const { name, key, row } = originalEvent.detail
      if (name !== 'delete') open(name, key)
      else if (await deletePrinters([key], [row])) list[0].reload()
    })
    .on('eb-bulk-action', async ({ originalEvent }) => {
      if (!(await deletePrinters(originalEvent.detail.keys, originalEvent.detail.rows))) return
      list[0].clearSelection()
      list[0].reload()
    })
  form.on('eb-cancel', close).on('eb-saved', () => {
    close()
    list[0].reload()
  })
  $(window).on('hashchange', show)
  show()
})
