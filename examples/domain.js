const form = document.querySelector('#settings')

// What a server would get: the entries of the form, as of any other.
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const entries = [...new FormData(form)].map(([name, value]) => `${name}=${value}`)
  document.querySelector('#received').textContent = entries.join('\n')
})
