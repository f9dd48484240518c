import { Icon } from '@ebkit/ui/icon'
import { folderLockIcon, folderOpenIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../panelProps'
import { strings } from '../strings'
import css from './spaces.css'

const icons = { public: folderOpenIcon, personal: folderLockIcon }

/** The hotel's files, and the user's own. @spec W-FMA-2 */
export function Spaces({ model, face }: FramePart) {
  const text = useStrings(strings)
  const element = useStyles<HTMLElement>(css)
  const open = useStore(model.$space)
  const roots = useStore(model.$roots)
  return (
    <nav ref={element} className="eb-manager__side" part="spaces" aria-label={text('spaces')}>
      {roots.map(
        ({ space, node }) =>
          node && (
            <button
              key={space}
              type="button"
              className="eb-manager__space"
              aria-current={open === space}
              onClick={() => void model.open(node.id)}
            >
              <Icon path={icons[space]} />
              {text(face.words[space])}
            </button>
          ),
      )}
    </nav>
  )
}
