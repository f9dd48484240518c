import type { FileManagerDriver } from '@ebkit/core/file-manager'

/** The model for choosing files: a click on a folder opens it. */
export function openingFolders<Model extends FileManagerDriver>(model: Model): Model {
  const { selection, $listing } = model
  return {
    ...model,
    selection: {
      ...selection,
      toggle(id: string) {
        const entry = $listing.get().entries.find((one) => one.id === id)
        if (entry?.isFolder) void model.openFolder(entry)
        else selection.toggle(id)
      },
    },
  }
}
