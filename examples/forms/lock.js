/* The one thing that HTML has no attribute for: a box that locks a fieldset, and with it every field inside. */
const lock = document.getElementById('lock')
const fields = document.getElementById('fields')

lock.addEventListener('change', () => {
  fields.disabled = lock.checked
})
