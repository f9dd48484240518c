// Bundled by bench/files.mjs as the script tag has it: the listing of files, with the model around it that the explorer
// has, and a file service that answers from memory.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createExplorer } from '../../packages/core/src/explorer/createExplorer.ts'
import { createSelection } from '../../packages/core/src/selection/createSelection.ts'
import { EnvironmentProvider } from '../../packages/widgets/src/environment/index.ts'
import { FileListing } from '../../packages/widgets/src/files/index.ts'

const host = document.createElement('div')
const root = host.attachShadow({ mode: 'open' })
const place = document.createElement('div')
place.className = 'eb-root'
place.style = 'display:flex;flex-direction:column;width:1000px;height:600px'
root.append(place)
const view = createRoot(place)
const environment = { locale: 'zh', dir: 'ltr' }
let entries = []
let selection = createSelection({ items: () => entries, idOf: ({ id }) => id })

// Children as a property: of Preact's functions the build has the one that takes them so.
const draw = (more) => {
  const listing = createElement(FileListing, { entries, selection, label: '海报', onOpen: () => {}, ...more })
  // biome-ignore lint/correctness/noChildrenProp: see above
  view.render(createElement(EnvironmentProvider, { value: environment, children: listing }))
}

/** What scrolls. */
window.scrollBox = () => root.querySelector('[part=files]')
/** The boxes of the tiles. */
window.tiles = () => root.querySelectorAll('[data-key]')
window.selectAll = () => selection.selectAll()
window.toggle = (index) => selection.press(entries[index].id, { toggle: true })

window.show = (list) => {
  entries = list
  draw()
}

const itemOf = ({ id: ossDisplayId, name: displayName, size: fileSize, time: createTime, isFolder }) => ({
  ...{ ossDisplayId, displayName, fileSize, createTime, isFolder },
  ...{ path: isFolder ? null : `1001/files/${ossDisplayId}`, parentDisplayId: null, parentPath: null },
})

/** The listing under the explorer's model, with all entries read; gives the model. */
window.explore = async (list) => {
  const all = list.map(itemOf)
  const model = createExplorer({
    files: {
      tree: async () => [{ ossDisplayId: 'root', displayName: '全部', subNode: [] }],
      treeOfUser: async () => [],
      list: async () => ({ list: all, total: all.length, urlPrefix: '/', more: false }),
      search: async (term) => ({
        list: all.filter(({ displayName }) => displayName.includes(term)).slice(0, 1000),
        urlPrefix: '/',
        more: true,
      }),
    },
  })
  selection = model.selection
  await model.start()
  model.$listing.subscribe((listing) => {
    entries = listing.entries
    draw({ status: listing.status })
  })
  return model
}

addEventListener('DOMContentLoaded', () => {
  document.body.append(host)
  draw()
  window.readyAt = performance.now()
})
