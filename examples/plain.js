document.getElementById('rate').addEventListener('click', async () => {
  await EB.ready('eb-satisfaction')
  document.querySelector('eb-satisfaction').show('page')
})

document.getElementById('handover').addEventListener('submit', (event) => {
  event.preventDefault()
  const english = document.documentElement.lang === 'en'
  document.getElementById('saved').textContent = english ? 'Left for the night shift' : '已留言'
})
