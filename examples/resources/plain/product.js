/* `?id=TP10010101` edits a product; without it the form creates one. */
;(() => {
  const form = document.getElementById('form')
  const title = document.getElementById('title')
  const name = (values) => {
    title.textContent = values.productName
    delete title.dataset.en
  }
  const recordId = new URLSearchParams(location.search).get('id') ?? ''
  Object.assign(form, {
    recordId,
    mode: recordId ? 'edit' : 'add',
    afterLoad: name,
  })
  // A new product gets an address when it is saved.
  form.addEventListener('eb-saved', ({ detail }) => {
    history.replaceState(null, '', `?id=${encodeURIComponent(detail.values.ticketProductId)}`)
    name(detail.values)
  })
  form.addEventListener('eb-cancel', () => {
    location.href = 'printers.html'
  })
})()
