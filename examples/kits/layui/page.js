layui.use(['form', 'layer'], () => {
  const { form, layer, $ } = layui
  const t = (zh, en) => (document.documentElement.lang === 'en' ? en : zh)

  $('#new').on('click', () => {
    layer.open({ type: 1, title: t('新建优惠券', 'New coupon'), area: '720px', content: $('#coupon') })
  })

  // Writing: form.val() finds every field by its name, ours too.
  const last = { kind: 'percent', amount: 50, valid: '2026-12-01 至 2026-12-31', onSale: '0' }
  $('#last').on('click', () => form.val('coupon', last))

  // Reading: form.val('coupon') and data.field know input, select and textarea only. FormData knows all.
  form.on('submit(save)', (data) => {
    const entries = new URLSearchParams(new FormData(data.form))
    $.post(location.pathname, entries.toString(), ({ received }) => {
      layer.closeAll('page')
      $('#saved').text(t(`已保存，共 ${received.length} 项`, `Saved: ${received.length} entries`))
    })
    return false
  })
})
