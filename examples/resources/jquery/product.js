/* `?id=TP10010101` edits a product; without it the form creates one. */
$(() => {
  const recordId = new URLSearchParams(location.search).get('id') ?? ''
  $('#form')
    .prop({ recordId, mode: recordId ? 'edit' : 'add' })
    .on('eb-saved', ({ originalEvent }) => {
      // A new product gets an address when it is saved.
      history.replaceState(null, '', `?id=${encodeURIComponent(originalEvent.detail.values.ticketProductId)}`)
    })
    .on('eb-cancel', () => {
      location.href = 'printers.html'
    })
})
