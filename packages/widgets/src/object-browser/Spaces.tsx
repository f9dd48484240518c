import type { ObjectBrowser, ObjectSpace } from '@ebkit/core/object-browser'
import { Icon } from '@ebkit/ui/icon'
import { folderLockIcon, folderOpenIcon } from '@ebkit/ui/icons'
import { useStore } from '../store/useStore'
import type { Text } from './strings'

const spaces: ReadonlyArray<readonly [ObjectSpace, string]> = [
  ['public', folderOpenIcon],
  ['personal', folderLockIcon],
]

/** The hotel's files, and the user's own. @spec W-FMA-2 */
export function Spaces({ model, text }: { model: ObjectBrowser; text: Text }) {
  const { space: open } = useStore(model.$place)
  return (
    <nav className="eb-objects__side" part="spaces" aria-label={text('spaces')}>
      {spaces.map(([space, icon]) => (
        <button
          key={space}
          type="button"
          className="eb-objects__space"
          aria-current={open === space}
          onClick={() => void model.open({ space, folder: '' })}
        >
          <Icon path={icon} />
          {text(space)}
        </button>
      ))}
    </nav>
  )
}
