$(() => {
  const t = (zh, en) => (document.documentElement.lang === 'en' ? en : zh)
  const last = { kind: 'percent', amount: 50, valid: '2026-12-01 至 2026-12-31', onSale: '0' }

  // Writing: .val() sets our fields as it sets any other.
  $('#last').on('click', () => {
    for (const [name, value] of Object.entries(last)) $(`#coupon [name=${name}]`).val(value)
  })

  $('#coupon').on('submit', (event) => {
    event.preventDefault()
    const form = event.target
    // Validation: our fields count as the others do, and show their messages themselves.
    form.classList.add('was-validated')
    if (!form.checkValidity()) return
    // Reading: $(form).serialize() knows input, select and textarea only. FormData knows all.
    const entries = new URLSearchParams(new FormData(form))
    $.post(location.pathname, entries.toString(), ({ received }) =>
      $('#saved').text(t(`已保存，共 ${received.length} 项`, `Saved: ${received.length} entries`)),
    )
  })
})
