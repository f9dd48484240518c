// The lower bound for a grid of files: a pool of tiles whose texts are replaced. No keys, no selection, no pictures.
const tileHeight = 120
const tileWidth = 160
const columns = 6

addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style')
  style.textContent = `.grid{height:600px;width:1000px;overflow:auto}.grid>div{position:relative;contain:strict}
    .tile{position:absolute;width:${tileWidth}px;height:${tileHeight}px}.tile *{display:block}
    .tile i{height:60px;font:48px serif}`
  const box = document.createElement('div')
  box.className = 'grid'
  const body = box.appendChild(document.createElement('div'))
  document.body.append(style, box)
  const pool = []
  let files = []

  function newTile() {
    const tile = document.createElement('div')
    tile.className = 'tile'
    tile.innerHTML = '<i>▤</i><b> </b><span> </span>'
    body.append(tile)
    return { tile, name: tile.children[1].firstChild, size: tile.children[2].firstChild }
  }
  function draw() {
    const from = Math.max(0, Math.floor(box.scrollTop / tileHeight) - 2) * columns
    const to = Math.min(files.length, (Math.ceil((box.scrollTop + 600) / tileHeight) + 2) * columns)
    while (pool.length < to - from) pool.push(newTile())
    for (let index = from; index < to; index++) {
      const place = pool[index % pool.length]
      const file = files[index]
      if (place.file === file) continue
      place.file = file
      place.tile.style.transform = `translate(${(index % columns) * tileWidth}px, ${Math.floor(index / columns) * tileHeight}px)`
      place.name.data = file.name
      place.size.data = file.size
    }
  }
  box.onscroll = draw
  window.show = (list) => {
    files = list
    body.style.height = `${Math.ceil(files.length / columns) * tileHeight}px`
    draw()
  }
  window.openFolder = async (folderId) => {
    const read = async (address) => (await (await fetch(address)).json()).data
    const { hotelId } = await read('/api/session')
    const query = new URLSearchParams({ hotelId, ossDisplayId: folderId, pageIndex: 1, pageSize: 1000 })
    const { list } = await read(`/file-service/directory_files?${query}`)
    show(list.map(({ displayName, fileSize }) => ({ name: displayName, size: fileSize })))
  }
  window.scrollBox = () => box
  window.drawnItems = () => body.children
  window.readyAt = performance.now()
})
