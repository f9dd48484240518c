import type { FileService } from '../../services/files'

/** A third-party file service: the same, but without sorting and cursors. */
export const unsorted = (files: FileService): FileService => ({
  ...files,
  list: (id, { pageIndex, pageSize, signal } = {}) => files.list(id, { pageIndex, pageSize, signal }),
  search: (term, id, { signal } = {}) => files.search(term, id, { signal }),
})
