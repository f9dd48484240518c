const t = (zh, en) => (document.documentElement.lang === 'en' ? en : zh)

// EasyUI's texts, before it makes its boxes.
$.fn.validatebox.defaults.missingMessage = t('该输入项为必输项', 'This field is required.')

$(() => {
  const last = { kind: 'percent', amount: 50, valid: '2026-12-01 至 2026-12-31', onSale: '0' }

  // Writing: form('load') fills EasyUI's own boxes; our fields are set by their names when it has.
  $('#coupon').form({
    onLoadSuccess: (values) => {
      for (const field of $('#coupon')[0].elements)
        if (field.localName.startsWith('eb-') && field.name in values) field.value = values[field.name]
    },
  })
  $('#last').on('click', () => $('#coupon').form('load', last))

  $('#save').on('click', () => {
    const form = $('#coupon')[0]
    // Validation: EasyUI's boxes first, then ours.
    if (!$(form).form('validate') || !form.reportValidity()) return
    // Reading: FormData knows EasyUI's boxes and ours; serialize() would leave ours out.
    const entries = new URLSearchParams(new FormData(form))
    $.post(location.pathname, entries.toString(), ({ received }) =>
      $.messager.show({ msg: t(`已保存，共 ${received.length} 项`, `Saved: ${received.length} entries`) }),
    )
  })
})
