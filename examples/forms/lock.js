/* HTML has no attribute for this: a check box that locks a fieldset and all its fields. */
const lock = document.getElementById('lock')
const fields = document.getElementById('fields')

lock.addEventListener('change', () => {
  fields.disabled = lock.checked
})
