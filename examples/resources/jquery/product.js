/* `?id=TP10010101` edits a product, without it the form is for a new one. */
$(() => {
  const recordId = new URLSearchParams(location.search).get('id') ?? ''
  $('#form')
    .prop({ ...window.backOffice.product, recordId, mode: recordId ? 'edit' : 'add' })
    .on('eb-saved', ({ originalEvent }) => {
      // A product that was new has an address now.
      history.replaceState(null, '', `?id=${encodeURIComponent(originalEvent.detail.values.ticketProductId)}`)
    })
    .on('eb-cancel', () => {
      location.href = 'printers.html'
    })
})
