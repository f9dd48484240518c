/* A posted form with attachments needs no script: each uploaded file is one entry of it. jQuery hears and reads the
   uploaders as it does any other field. */
$(() => {
  /** How much has been attached, by the entries themselves: names and sizes are theirs. */
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

  // What the browser refuses to post is marked the way Bootstrap does. invalid does not bubble: it is captured.
  const form = $('#refund')
  form[0].addEventListener(
    'invalid',
    (event) => $(event.target).closest('.form-group').addClass('has-error'),
    true,
  )
  form.on('change', (event) => $(event.target).closest('.form-group').removeClass('has-error'))
  form.on('reset', () => setTimeout(count))
})
