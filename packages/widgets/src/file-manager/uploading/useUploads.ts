import type { FileManagerDriver } from '@ebkit/core/file-manager'
import type { UploadItem, Uploads } from '@ebkit/core/uploads'
import { atom } from 'nanostores'
import { useStore } from '../../store/useStore'

const $none = atom<readonly UploadItem[]>([])
const $idle = atom(false)

/** The list of uploads; undefined before the first upload. */
export function useUploads(model: FileManagerDriver): {
  uploads: Uploads | undefined
  items: readonly UploadItem[]
  isBusy: boolean
} {
  const uploads = useStore(model.$uploads)
  const items = useStore(uploads?.$items ?? $none)
  const isBusy = useStore(uploads?.$busy ?? $idle)
  return { uploads, items, isBusy }
}
