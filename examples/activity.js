const find = (selector) => document.querySelector(selector)

find('#link').addEventListener('input', ({ target }) => {
  find('eb-qr-code').value = target.value
})

find('eb-poster').callback = ({ isSaved, fileName, content }) => {
  find('#saved').textContent = isSaved ? `${fileName}, ${Math.ceil(content.size / 1024)} KB` : ''
}

find('#refund').addEventListener('click', () => {
  find('#code').platformOrderId = find('#order').value
  find('#code').show()
})
