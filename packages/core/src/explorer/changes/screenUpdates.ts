import type { FileSpace } from '../../file-manager/places'
import { compareEntries } from '../../files/compareEntries'
import type { FileEntry } from '../../files/FileEntry'
import type { TreeNode } from '../../tree/TreeNode'
import type { ChangedParts } from './changedParts'

export type ScreenUpdates = ReturnType<typeof createScreenUpdates>

/** Shows a change made by the service in listing, trees and storage, without reloading them. */
export function createScreenUpdates({ context, trees, listing, visits }: Omit<ChangedParts, 'entryOf'>) {
  const { rows, selection, $listing, $sort, $roots } = context

  /** Whether the listing shows this folder and not a search. */
  const isOpen = (folderId: string) => {
    const shown = listing.shown()
    return shown?.folderId === folderId && shown.term === undefined
  }

  function count(change: number): Partial<ReturnType<typeof $listing.get>> {
    const { total, loaded } = $listing.get()
    return { total: total + change, loaded: loaded + change }
  }

  function editTrees(edit: (root: TreeNode) => TreeNode): void {
    for (const { space, node } of $roots.get()) {
      const edited = node && edit(node)
      if (edited !== node) trees.change(space, { node: edited })
    }
  }

  return {
    isOpen,
    /** Inserts entries in their positions, and replaces those already listed. */
    showEntries(entries: readonly FileEntry[]): void {
      // The page that is loading may not contain them yet.
      if ($listing.get().status !== 'ready') return void listing.reload()
      const added = entries.filter(({ id }) => !rows.get(id)).length
      const given = new Set(entries.map(({ id }) => id))
      const rest = rows.all().filter(({ id }) => !given.has(id))
      rows.reset(
        $listing.get().sorted ? merge(rest, entries, compareEntries($sort.get())) : [...rest, ...entries],
      )
      context.showRows(count(added))
    },
    /** Removes entries from the listing and from the selection. */
    showEntriesGone(ids: readonly string[]): void {
      const removed = rows.remove(ids)
      if (removed) context.showRows(count(-removed))
      selection.keepOnly()
    },
    /** Updates the used storage. */
    showStorageUse(space: FileSpace | undefined, bytes: number): void {
      const root = $roots.get().find((one) => one.space === space)
      if (space && root?.storage)
        trees.change(space, { storage: { ...root.storage, used: root.storage.used + bytes } })
    },
    showFolderAdded(parentId: string, folder: TreeNode): void {
      editTrees((root) => withNode(root, parentId, folder))
    },
    showFolderRenamed(id: string, name: string): void {
      editTrees((root) => renamed(root, id, name))
    },
    /** Removes folders from the trees; returns them. */
    showFoldersGone(ids: readonly string[]): TreeNode[] {
      const gone = new Set(ids)
      const taken = ids.flatMap((id) => trees.find(id)?.path.at(-1) ?? [])
      if (taken.length) editTrees((root) => without(root, gone))
      return taken
    },
    /** The open folder is gone: opens its nearest remaining parent. */
    async leaveGone(path: readonly TreeNode[]): Promise<void> {
      const open = context.$folder.get()
      if (!open || trees.find(open.id)) return
      const above = path.findLast(({ id }) => trees.find(id))
      if (above) await visits.open(above.id)
    },
  }
}

/** Merges two lists in one order; the first one is already sorted. */
function merge(
  sorted: readonly FileEntry[],
  added: readonly FileEntry[],
  compare: (a: FileEntry, b: FileEntry) => number,
): FileEntry[] {
  const merged = [...sorted]
  for (const entry of added) {
    let [from, to] = [0, merged.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (compare(merged[middle] as FileEntry, entry) <= 0) from = middle + 1
      else to = middle
    }
    merged.splice(from, 0, entry)
  }
  return merged
}

const byName = new Intl.Collator('zh', { numeric: true })

function withNode(node: TreeNode, parentId: string, added: TreeNode): TreeNode {
  const { children = [] } = node
  if (node.id !== parentId)
    return withChildren(
      node,
      children.map((child) => withNode(child, parentId, added)),
    )
  const others = children.filter(({ id }) => id !== added.id)
  return { ...node, children: [...others, added].sort((a, b) => byName.compare(a.name, b.name)) }
}

function without(node: TreeNode, gone: ReadonlySet<string>): TreeNode {
  const { children = [] } = node
  return withChildren(
    node,
    children.filter(({ id }) => !gone.has(id)).map((child) => without(child, gone)),
  )
}

function renamed(node: TreeNode, id: string, name: string): TreeNode {
  if (node.id === id) return { ...node, name }
  return withChildren(
    node,
    (node.children ?? []).map((child) => renamed(child, id, name)),
  )
}

/** Returns the same node if none of its children has changed. */
function withChildren(node: TreeNode, children: readonly TreeNode[]): TreeNode {
  const before = node.children ?? []
  const isSame =
    children.length === before.length && children.every((child, index) => child === before[index])
  return isSame ? node : { ...node, children }
}
