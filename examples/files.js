/** Shows a text in both languages, in an element of the page. */
const say = (id, chinese, english) => {
  const text = document.createElement('span')
  text.textContent = chinese
  text.dataset.en = english
  document.getElementById(id).replaceChildren(text)
  window.exampleLanguage.refresh()
}

document.getElementById('explorer').addEventListener('eb-select', ({ detail: { selection } }) => {
  const { length } = selection
  say('chosen', `选中 ${length} 个`, `${length} selected`)
})

document.getElementById('store').addEventListener('click', async () => {
  const files = await document.getElementById('objects').pick({ accept: 'image/*' })
  if (files) say('picked', `选了 ${files.length} 张图片`, `${files.length} pictures chosen`)
})
