import type { FileEntry } from '@ebkit/core/files'
import type { Selection } from '@ebkit/core/selection'
import type { ReadableAtom } from 'nanostores'

interface Listed {
  readonly selection: Selection
  readonly $listing: ReadableAtom<{ readonly entries: readonly FileEntry[] }>
}

/** The model as it is where files are chosen: folders are gone through, a press on one opens it. */
export function openingFolders<Model extends Listed>(model: Model, open: (folder: FileEntry) => void): Model {
  const { selection, $listing } = model
  return {
    ...model,
    selection: {
      ...selection,
      toggle(id: string) {
        const entry = $listing.get().entries.find((one) => one.id === id)
        if (entry?.isFolder) open(entry)
        else selection.toggle(id)
      },
    },
  }
}
