// The lower bound for a list of rows: rows of one height whose texts are replaced. No keys, no selection, no sorting.
const rowHeight = 40
const beyond = 5

addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style')
  style.textContent = `.list{height:600px;overflow:auto}.row{display:flex;height:${rowHeight}px}
    .row>*{width:160px;flex:none;overflow:hidden}.head{position:sticky;top:0;background:#eee;z-index:1}
    .body{position:relative;contain:strict}.body .row{position:absolute}`
  const box = document.createElement('div')
  box.className = 'list'
  box.innerHTML = `<div class="row head">${listColumns.map((name) => `<b>${name}</b>`).join('')}</div><div class="body"></div>`
  const body = box.lastChild
  document.body.append(style, box)
  const pool = []
  let rows = []

  function newRow() {
    const row = document.createElement('div')
    row.className = 'row'
    row.innerHTML = listColumns.map(() => '<div> </div>').join('')
    body.append(row)
    return { row, texts: [...row.children].map(({ firstChild }) => firstChild) }
  }
  function draw() {
    const from = Math.max(0, Math.floor(box.scrollTop / rowHeight) - beyond)
    const to = Math.min(rows.length, Math.ceil((box.scrollTop + 600) / rowHeight) + beyond)
    while (pool.length < to - from) pool.push(newRow())
    for (let index = from; index < to; index++) {
      const place = pool[index % pool.length]
      if (place.shown === rows[index]) continue
      place.shown = rows[index]
      place.row.style.transform = `translateY(${index * rowHeight}px)`
      listColumns.forEach((name, column) => {
        place.texts[column].data = rows[index][name]
      })
    }
  }
  box.onscroll = draw
  window.show = (list) => {
    rows = list
    body.style.height = `${rows.length * rowHeight}px`
    draw()
  }
  window.scrollBox = () => box
  window.drawnItems = () => body.children
  window.readyAt = performance.now()
})
