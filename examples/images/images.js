/*
 * A posted form with images needs no script: each image is one form entry, its address. jQuery reads the pickers and
 * listens to them like any other field.
 */
$(() => {
  /** How many pictures there are. */
  const count = () => {
    const { length } = $('#pictures').prop('images') ?? []
    // Another element each time: a text that was translated once stays as it was.
    const text = $('<span>').text(length ? `已选 ${length} 张` : '')
    $('#count')
      .empty()
      .append(text.attr('data-en', length ? `${length} chosen` : ''))
    window.exampleLanguage.refresh()
  }
  $('#pictures').on('change', count)

  // Marks fields that the browser refuses to post, as Bootstrap does. The listener captures, because invalid does not
  // bubble.
  const form = $('#room')
  form[0].addEventListener(
    'invalid',
    (event) => $(event.target).closest('.form-group').addClass('has-error'),
    true,
  )
  form.on('change', (event) => $(event.target).closest('.form-group').removeClass('has-error'))
  form.on('reset', () => setTimeout(count))
})
