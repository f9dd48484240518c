/* jQuery treats both elements like any other: .prop() sets their properties, .on() listens to them. */
$(() => {
  const list = $('#list')
  const form = $('#form')

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
    // Edit and copy. The list deletes rows and runs the printers' own actions itself.
    .on('eb-row-action', ({ originalEvent: { detail } }) => open(detail.name, detail.key))
  form.on('eb-cancel', close).on('eb-saved', () => {
    close()
    list[0].reload()
  })
  $(window).on('hashchange', show)
  show()
})
