import type { FileManagerDriver } from '@ebkit/core/file-manager'
import { useStrings } from '../environment'
import { useStore } from '../store/useStore'
import type { Face } from './panelProps'
import { strings } from './strings'

/** Returns a function that gives the displayed name of a folder: for a root, the name of its space in the user's language. */
export function useFolderName(
  model: FileManagerDriver,
  { words }: Face,
): (folder: { id: string; name: string }) => string {
  const text = useStrings(strings)
  const roots = useStore(model.$roots)
  return ({ id, name }) => {
    const root = roots.find(({ node }) => node?.id === id)
    return root ? text(words[root.space]) : name
  }
}
