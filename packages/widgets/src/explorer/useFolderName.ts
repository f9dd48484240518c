import type { Explorer } from '@ebkit/core/explorer'
import { useStrings } from '../environment'
import { useStore } from '../store/useStore'
import { strings } from './frame/strings'

/** The function that names a folder as people read it: a root by its space, in the person's language. */
export function useFolderName(model: Explorer): (folder: { id: string; name: string }) => string {
  const text = useStrings(strings)
  const roots = useStore(model.$roots)
  return ({ id, name }) => {
    const root = roots.find(({ node }) => node?.id === id)
    return root ? text(root.space) : name
  }
}
