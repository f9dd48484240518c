/* The form's own script. jQuery reads the picker, sets it and listens to it like any other field. */
$(() => {
  const picker = $('#products')
  const yuan = (cents) => `¥${(cents / 100).toFixed(2)}`

  /** Shows the selection below the field. */
  const tell = (rows) => {
    const prices = $.map(rows, (row) => row.minSalePrice ?? row.salePrice ?? 0)
    const range = [...new Set([Math.min(...prices), Math.max(...prices)])].map(yuan).join(' – ')
    const zh = rows.length ? `${rows.length} 件参加拼团，售价 ${range}` : ''
    const en = rows.length ? `${rows.length} in this activity, sold at ${range}` : ''
    $('#products-help').text(zh).attr('data-en', en)
    window.exampleLanguage?.refresh()
  }

  // A plain change, delegated, as for every field. The rich rows are on the original event of eb-change.
  $('#promotion').on('change', (event) => $(event.target).closest('.form-group').removeClass('has-error'))
  picker.on('eb-change', (event) => tell(event.originalEvent.detail.value))
  $('#promotion').on('reset', () => tell([]))

  // Marks fields that the browser refuses to post, as Bootstrap does. The listener captures, because invalid does not
  // bubble.
  $('#promotion')[0].addEventListener(
    'invalid',
    (event) => $(event.target).closest('.form-group').addClass('has-error'),
    true,
  )

  // .val() writes too. The last activity is kept by this page.
  $('#promotion').on('submit', () => window.sessionStorage.setItem('last-products', picker.val()))
  $('#last-time').on('click', () => picker.val(window.sessionStorage.getItem('last-products') ?? ''))

  // pick() asks for products without touching the field; undefined: cancelled. It works inside a Bootstrap modal.
  let gift
  $('#pick-gift').on('click', () => {
    const heading = window.exampleLanguage?.isEnglish() ? 'Choose a gift' : '选赠品'
    picker[0].pick({ single: true, heading, tabs: ['default'], selection: [] }).then((rows) => {
      if (!rows) return
      gift = rows[0]
      $('#gift-draft').val(gift?.productName ?? '')
    })
  })
  $('#gift-form').on('submit', (event) => {
    event.preventDefault()
    $('#gift').val(gift ? `${gift.ticketProductId}:${gift.productType}` : '')
    $('#gift-name').val(gift?.productName ?? '')
    $('#gift-dialog').modal('hide')
  })
})
