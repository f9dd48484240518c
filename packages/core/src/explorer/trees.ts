import type { FileSpace, OpenFolder, RootFolder } from '../file-manager/places'
import { latest, superseded } from '../promise/latest'
import { NativePromise } from '../promise/nativePromise'
import type { FolderNode } from '../services/files'
import { pathTo } from '../tree/pathTo'
import type { TreeNode } from '../tree/TreeNode'
import type { ExplorerContext } from './explorerContext'

export type Trees = ReturnType<typeof createTrees>

/** The two trees, and the explorer's position in them. @spec W-EXP-10 W-EXP-50 */
export function createTrees(context: ExplorerContext) {
  const { $roots, $space, $folder, $path, $storage, $expanded, services } = context
  const reading = { public: latest(), personal: latest() }
  /** The open folder; undefined during a search. */
  let current: { id: string; name: string } | undefined
  /** The folder for which the tree was last expanded: what the user collapses afterwards stays collapsed. */
  let expandedFor: string | undefined
  /** Trees that are loading. */
  let coming: Promise<unknown> = NativePromise.resolve()
  /** The hotel of the trees. */
  let hotelId: string | undefined

  const rootOf = (space: FileSpace) => $roots.get().find((root) => root.space === space)?.node
  /** The nodes from a root to a folder, and their space. */
  function find(id: string): { space: FileSpace; path: TreeNode[] } | undefined {
    for (const { space, node } of $roots.get()) {
      const path = node ? pathTo([node], id) : []
      if (path.length) return { space, path }
    }
    return undefined
  }

  /** Trees or position have changed. */
  function settle(): void {
    const found = current && find(current.id)
    if (found) $space.set(found.space)
    const space = $space.get()
    const root = rootOf(space)
    const path = found?.path ?? [...(root ? [root] : []), ...(current ? [current] : [])]
    const name = path.at(-1)?.name ?? ''
    $path.set(path)
    const folder: OpenFolder | undefined = current && { id: current.id, name, space }
    const before = $folder.get()
    if (folder?.id !== before?.id || folder?.name !== before?.name || folder?.space !== before?.space)
      $folder.set(folder)
    $storage.set($roots.get().find((one) => one.space === space)?.storage)
    if (found && current?.id !== expandedFor) expandTo(found.path)
  }

  /** Expands the tree to the open folder. */
  function expandTo(path: readonly TreeNode[]): void {
    expandedFor = current?.id
    const above = path.slice(0, -1).map(({ id }) => id)
    if (above.some((id) => !$expanded.get().has(id))) $expanded.set(new Set([...$expanded.get(), ...above]))
  }

  function change(space: FileSpace, change: Partial<RootFolder>): void {
    $roots.set($roots.get().map((root) => (root.space === space ? { ...root, ...change } : root)))
    settle()
  }

  function load(space: FileSpace): Promise<void> {
    const reads = read(space)
    coming = NativePromise.all([coming, reads])
    return reads
  }

  async function read(space: FileSpace): Promise<void> {
    change(space, { status: 'loading', error: undefined })
    // the trees are of this hotel, even if the page changes to another one meanwhile
    const asked = services.hotelId?.()
    try {
      const { files } = services
      const trees = await reading[space].run((signal) =>
        space === 'public' ? files.tree(signal) : files.treeOfUser(signal),
      )
      if (trees === superseded) return
      const [root] = trees
      hotelId = asked ?? services.hotelId?.()
      change(space, { status: 'ready', node: root && nodeOf(root), storage: storageOf(root) })
    } catch (error) {
      change(space, { status: 'failed', error })
      context.fail('open', error)
    }
  }

  return {
    load,
    /** Resolves when no tree is loading. */
    come: () => coming,
    loadAll: async () => void (await NativePromise.all([load('public'), load('personal')])),
    rootOf,
    find,
    change,
    /** Moves to a folder or, without one, to no folder of the open tree. */
    stand(folder: { id: string; name: string } | undefined): void {
      current = folder
      settle()
    },
    hotelId: () => hotelId,
    stop() {
      reading.public.cancel()
      reading.personal.cancel()
    },
  }
}

function nodeOf({ ossDisplayId, displayName, subNode }: FolderNode): TreeNode {
  const children = subNode?.length ? subNode.map(nodeOf) : undefined
  return { id: ossDisplayId, name: displayName, children }
}

function storageOf(root: FolderNode | undefined): RootFolder['storage'] {
  if (root?.usedBytes == null) return undefined
  return { used: root.usedBytes, quota: root.quotaBytes ?? undefined }
}
