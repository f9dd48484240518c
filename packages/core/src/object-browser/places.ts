import type { OpenFolder, RootFolder } from '../file-manager/places'
import type { TreeNode } from '../tree/TreeNode'
import type { ObjectPlace } from './ObjectBrowser'

/** The place as the id of a folder: `public/posters/2026/`. */
export const folderIdOf = ({ space, folder }: ObjectPlace) => `${space}/${folder}`

export function placeOfId(id = ''): ObjectPlace {
  const [, space, folder = ''] = /^(public|personal)\/(.*)$/s.exec(id) ?? []
  return { space: space === 'personal' ? space : 'public', folder }
}

/** Normalises a place of the page: `posters/2026/`. Segments that leave the space are removed. */
export function objectPlace({ space = 'public', folder = '' }: Partial<ObjectPlace> = {}): ObjectPlace {
  const parts = folder.split('/').filter((part) => part && part !== '.' && part !== '..')
  return { space, folder: parts.map((part) => `${part}/`).join('') }
}

/** The path from the root of the space to the open folder. The root has no name of its own. */
export function pathOf({ space, folder }: ObjectPlace): TreeNode[] {
  let id = folderIdOf({ space, folder: '' })
  const below = folder
    .split('/')
    .slice(0, -1)
    .map((name) => {
      id += `${name}/`
      return { id, name: name || '/' }
    })
  return [{ id: folderIdOf({ space, folder: '' }), name: '' }, ...below]
}

export function openFolderOf(place: ObjectPlace): OpenFolder {
  return { id: folderIdOf(place), name: pathOf(place).at(-1)?.name ?? '', space: place.space }
}

/** The two spaces, which need not be loaded. @spec W-FMA-2 */
export const rootFolders: readonly RootFolder[] = (['public', 'personal'] as const).map((space) => ({
  space,
  status: 'ready',
  node: { id: folderIdOf({ space, folder: '' }), name: '' },
}))
