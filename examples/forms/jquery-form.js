/* jQuery treats the fields like any other: .prop() sets their options, .on() listens, .val() reads. */
$(() => {
  const form = $('#package')
  const choices = form.data('choices')
  const isEnglish = () => window.exampleLanguage.isEnglish()

  /** Options in the language of the page. */
  const offer = () => {
    const { rooms, channels, confirmations, themes, categories, columns } = choices[isEnglish() ? 'en' : 'zh']
    $('#room').prop('options', rooms)
    $('#channels').prop('options', channels)
    $('#confirmation').prop('options', confirmations)
    $('#theme').prop('suggestions', themes)
    $('#category').prop('items', categories)
    $('#items').prop('columns', columns)
  }
  offer()
  new MutationObserver(offer).observe(document.documentElement, { attributeFilter: ['lang'] })
  for (const field of form.find('[required]')) $(`label[for=${field.id}]`).addClass('required')

  // .on('change') and .val(): the channel fee of the current price.
  $('#price').on('change', (event) => {
    const fee = Number($(event.target).val()) * 0.006
    const zh = fee ? `渠道费约 ¥${fee.toFixed(2)}` : ''
    $('#fee')
      .text(zh)
      .attr('data-en', fee ? `Channel fee about ¥${fee.toFixed(2)}` : '')
    window.exampleLanguage.refresh()
  })

  // Marks fields that fail the browser's validation, as Bootstrap does. The listener captures, because invalid does not
  // bubble.
  form[0].addEventListener(
    'invalid',
    (event) => $(event.target).closest('.form-group').addClass('has-error'),
    true,
  )
  form.on('change', (event) => $(event.target).closest('.form-group').removeClass('has-error'))
  form.on('reset', () => $('.has-error').removeClass('has-error'))

  $('#lock').on('change', (event) => $('#fields').prop('disabled', event.target.checked))
})
