import type { FileManagerDriver } from '@ebkit/core/file-manager'
import { flattenTree } from '@ebkit/core/tree'
import { Button } from '@ebkit/ui/button'
import { folderIcon } from '@ebkit/ui/icons'
import { ModalBox } from '@ebkit/ui/modal-box'
import { Tree } from '@ebkit/ui/tree'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import { $absent } from '../absent'
import type { Face } from '../panelProps'
import { namedRoots } from '../side/namedRoots'
import { strings as names } from '../strings'
import { strings } from './strings'

interface MoveDialogProps {
  model: FileManagerDriver
  face: Face
  open: boolean
  ids: readonly string[]
  onMove: (folderId: string) => void
  onClose: () => void
}

/**
 * Asks for the target folder of a move.
 *
 * @spec W-EXP-6
 */
export function MoveDialog({ model, face: { words }, open, ids, onMove, onClose }: MoveDialogProps) {
  const text = useStrings(strings)
  const name = useStrings(names)
  const roots = useStore(model.$roots)
  const here = useStore(model.$folder)
  const seen = useStore(model.can.tree?.$expanded ?? $absent)
  /** Folders that were expanded (true) or collapsed in this dialog. */
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const [target, setTarget] = useState<string>()
  const [current, setCurrent] = useState<string>()
  // A layout effect runs before the first click; an effect after painting would undo it.
  useLayoutEffect(() => {
    if (!open) return
    setToggled({})
    setTarget(undefined)
  }, [open])
  const hereId = here?.id
  const expanded = useMemo(() => {
    // Expanded as in the explorer, whose trees may load after the dialog opened, including the current folder.
    const all = new Set(hereId === undefined ? seen : [...(seen ?? []), hereId])
    for (const [id, isOn] of Object.entries(toggled)) all[isOn ? 'add' : 'delete'](id)
    return all
  }, [seen, hereId, toggled])
  const rows = useMemo(
    () =>
      flattenTree(
        namedRoots(roots, (space) => name(words[space])),
        expanded,
      ),
    [roots, expanded, name, words],
  )
  const toggle = (id: string, isOn: boolean) => setToggled((all) => ({ ...all, [id]: isOn }))
  const chosen = rows.find(({ node }) => node.id === target)?.node.name
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
            {chosen ? text('moveHere', { name: chosen }) : text('moveSomewhere')}
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
