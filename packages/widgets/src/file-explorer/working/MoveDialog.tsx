import { type Explorer, flattenTree } from '@ebkit/core'
import { Button, folderIcon, ModalBox, Tree } from '@ebkit/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { useStrings } from '../../environment'
import { namedRoots } from '../frame/namedRoots'
import { strings as names } from '../frame/strings'
import { strings } from './strings'

interface MoveDialogProps {
  model: Explorer
  open: boolean
  ids: readonly string[]
  onMove: (folderId: string) => void
  onClose: () => void
}

/**
 * Asks for the folder that something is moved to.
 *
 * @spec W-EXP-6
 */
export function MoveDialog({ model, open, ids, onMove, onClose }: MoveDialogProps) {
  const text = useStrings(strings)
  const root = useStrings(names)
  const roots = useStore(model.$roots)
  const here = useStore(model.$folder)
  const seen = useStore(model.$expanded)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(seen)
  const [target, setTarget] = useState<string>()
  const [current, setCurrent] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when the dialog opens
  useEffect(() => {
    if (!open) return
    // With what is in the folder where they are.
    setExpanded(new Set(here ? [...seen, here.id] : seen))
    setTarget(undefined)
  }, [open])
  const rows = useMemo(() => flattenTree(namedRoots(roots, root), expanded), [roots, expanded, root])
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(expanded)
    if (isOn) next.add(id)
    else next.delete(id)
    setExpanded(next)
  }
  const name = rows.find(({ node }) => node.id === target)?.node.name
  const title = text('moveTitle', { count: ids.length })
  return (
    <ModalBox
      open={open}
      size="sm"
      label={title}
      heading={title}
      closeLabel={text('close')}
      onClose={onClose}
      footer={() => (
        <div className="eb-modal-box__foot">
          <Button part="cancel" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button kind="primary" part="ok" onClick={() => onMove(target ?? here?.id ?? '')}>
            {name ? text('moveHere', { name }) : text('moveSomewhere')}
          </Button>
        </div>
      )}
    >
      <Tree
        rows={rows}
        label={text('folders')}
        current={current}
        onCurrent={setCurrent}
        iconOf={() => folderIcon}
        selected={target}
        onSelect={setTarget}
        onExpand={(id) => toggle(id, true)}
        onCollapse={(id) => toggle(id, false)}
        maxHeight={500}
        disabledIds={new Set(ids)}
      />
    </ModalBox>
  )
}
