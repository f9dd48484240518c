/* The page's own script, in the style of its time: jQuery finds elements, builds them and listens. */
$(() => {
  const states = {
    paid: { label: 'label-success', zh: '已支付', en: 'Paid' },
    used: { label: 'label-default', zh: '已核销', en: 'Used' },
    waiting: { label: 'label-warning', zh: '待支付', en: 'To pay' },
    refunding: { label: 'label-info', zh: '退款中', en: 'Refunding' },
  }

  const row = (order) => {
    const state = states[order.state]
    const open = $('<button type="button" class="btn btn-default btn-xs">')
      .text('处理')
      .attr({ 'data-en': 'Open', 'data-order': order.number })
    return $('<tr>').append(
      $('<td>').text(order.number),
      $('<td>').text(order.ticket),
      $('<td class="text-right">').text(order.quantity),
      $('<td class="text-right">').text(order.amount.toFixed(2)),
      $('<td>').text(order.phone),
      $('<td>').append(
        $('<span class="label">').addClass(state.label).text(state.zh).attr('data-en', state.en),
      ),
      $('<td>').text(order.time),
      $('<td class="text-right">').append(open),
    )
  }

  const list = () => {
    const keyword = $.trim($('#keyword').val())
    const state = $('#state').val()
    const found = $.grep(window.orders, (order) => {
      const matches = !keyword || order.number.includes(keyword) || order.phone.includes(keyword)
      return matches && (!state || order.state === state)
    })
    $('#rows')
      .empty()
      .append($.map(found, (order) => row(order)[0]))
    $('#total').text(`共 ${found.length} 单`).attr('data-en', `${found.length} orders`)
    window.exampleLanguage?.refresh()
  }

  $('#search').on('submit', (event) => {
    event.preventDefault()
    list()
  })
  $('#search').on('reset', () => setTimeout(list)) // the fields are empty only after the event

  $('#rows').on('click', '[data-order]', (event) => {
    const number = $(event.currentTarget).attr('data-order')
    const order = $.grep(window.orders, (candidate) => candidate.number === number)[0]
    $('#order-form')[0].reset()
    $('#order-title').text(`订单 ${order.number}`).attr('data-en', `Order ${order.number}`)
    $('#visitor').val(order.visitor)
    $('#phone').val(order.phone)
    $('#order').modal('show')
    window.exampleLanguage?.refresh()
  })
  $('#order-form').on('submit', (event) => {
    event.preventDefault()
    $('#order').modal('hide')
  })

  // ebkit: jQuery treats the element like any other.
  $('#rate-page, #rate-in-modal').on('click', () => $('eb-satisfaction')[0].show('page'))
  $('eb-satisfaction').on('eb-error', (event) => {
    window.console.warn(event.originalEvent.detail.code, event.originalEvent.detail.message)
  })

  list()
})
