/*
 * A posted form with attachments needs no script: each uploaded file is one form entry. jQuery reads the uploaders and
 * listens to them like any other field.
 */
$(() => {
  /** The number and size of attachments, from the entries' own names and sizes. */
  const count = () => {
    const files = $('#proof').prop('files') ?? []
    const size = files.reduce((sum, { fileSize = 0 }) => sum + fileSize, 0)
    const megabytes = (size / 1048576).toFixed(2)
    $('#count')
      .text(files.length ? `${files.length} 个凭证，共 ${megabytes} MB` : '')
      .attr('data-en', files.length ? `${files.length} attached, ${megabytes} MB` : '')
    window.exampleLanguage.refresh()
  }
  $('#proof').on('change', count)

  // Marks fields that the browser refuses to post, as Bootstrap does. The listener captures, because invalid does not
  // bubble.
  const form = $('#refund')
  form[0].addEventListener(
    'invalid',
    (event) => $(event.target).closest('.form-group').addClass('has-error'),
    true,
  )
  form.on('change', (event) => $(event.target).closest('.form-group').removeClass('has-error'))
  form.on('reset', () => setTimeout(count))
})
