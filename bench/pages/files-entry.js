// Bundled by bench/files.mjs as the script tag has it: the listing of files, with the model around it that the explorer
// has, and a file service that answers from memory.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createSelection } from '../../packages/core/src/collection/selection/createSelection.ts'
import { createExplorer } from '../../packages/core/src/explorer/createExplorer.ts'
import { createHttp } from '../../packages/core/src/http/createHttp.ts'
import { loadLanguage } from '../../packages/core/src/locale/loadLanguage.ts'
import { createFileService } from '../../packages/core/src/services/files.ts'
import { createSession } from '../../packages/core/src/session/createSession.ts'
import { EnvironmentProvider } from '../../packages/widgets/src/environment/index.ts'
import { FileListing } from '../../packages/widgets/src/files/listing/FileListing.tsx'

await loadLanguage('eb-files', 'zh')

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
window.drawnItems = () => root.querySelectorAll('[data-key]')
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

const trees = {
  tree: async () => [{ ossDisplayId: 'root', displayName: '全部', subNode: [] }],
  treeOfUser: async () => [],
}

/** The listing under the explorer's model; gives the model once its first page is there. */
async function startModel(services, options) {
  const model = createExplorer(services, options)
  selection = model.selection
  model.$listing.subscribe((listing) => {
    entries = listing.entries
    draw({ status: listing.status })
  })
  await model.start()
  return model
}

/** Reads the first page of a folder from the service, checked and all, and shows it. */
window.openFolder = (folderId) => {
  const session = createSession()
  session.configure({ gateway: '/' })
  const files = { ...createFileService(createHttp({ session })), ...trees }
  return startModel({ files }, () => ({ folderId, maxSize: 0 }))
}

/** All entries under the explorer's model; gives the model. */
window.explore = (list) => {
  const all = list.map(itemOf)
  return startModel({
    files: {
      ...trees,
      list: async () => ({ list: all, total: all.length, urlPrefix: '/', more: false }),
      search: async (term) => ({
        list: all.filter(({ displayName }) => displayName.includes(term)).slice(0, 1000),
        urlPrefix: '/',
        more: true,
      }),
    },
  })
}

// A module runs when the page is parsed; its DOMContentLoaded does not wait for the language file above.
document.body.append(host)
draw({ status: 'loading' }) // as the explorer stands until its first files come
window.readyAt = performance.now()
