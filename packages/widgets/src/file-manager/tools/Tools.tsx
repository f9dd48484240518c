import { Breadcrumb } from '@ebkit/ui/breadcrumb'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import {
  chevronDownIcon,
  eyeOffIcon,
  folderPlusIcon,
  listChecksIcon,
  panelRightIcon,
  refreshCwIcon,
  trashIcon,
  uploadIcon,
} from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useMemo } from 'react'
import { useStrings } from '../../environment'
import { SortMenu } from '../../files/tools/SortMenu'
import { ViewSwitch } from '../../files/tools/ViewSwitch'
import { useStore } from '../../store/useStore'
import { dropOn } from '../dropOn'
import type { FramePart } from '../panelProps'
import { strings } from '../strings'
import css from './tools.css'

/**
 * The path, the search, and the actions in the open folder.
 *
 * @spec W-EXP-1 W-FMA-1 W-FMA-3 W-FMA-7
 */
export function Tools(part: FramePart) {
  const { model, face, verbs, isPicking, view, onView, onNear } = part
  const { Search, More, words } = face
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const sort = useStore(model.$sort)
  return (
    // biome-ignore lint/a11y/useSemanticElements: contains no form fields
    <div
      ref={element}
      className="eb-manager__tools"
      part="toolbar"
      role="group"
      aria-label={text('tools')}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Path {...part} />
      {Search && <Search {...part} />}
      <div className="eb-manager__tools-mid">
        <SortMenu sort={sort} onSort={(next) => void model.setSort(next)} />
        <ViewSwitch view={view} onView={onView} />
      </div>
      <Wide {...part} />
      {model.can.hide && !isPicking && (
        <>
          <ToolButton part="hide" icon={eyeOffIcon} words={text('hideChosen')} onClick={verbs.hide} />
          <ToolButton
            part="delete"
            icon={trashIcon}
            words={text('removeChosen')}
            onClick={() => verbs.remove([...model.selection.$ids.get()])}
          />
        </>
      )}
      {More && <More {...part} />}
      <ToolButton
        part="new-folder"
        icon={folderPlusIcon}
        words={text('newFolder')}
        onClick={() => verbs.ask({ about: 'create' })}
      />
      <Button
        kind="primary"
        part="upload"
        label={text(words.upload)}
        onClick={() => verbs.ask({ about: 'upload' })}
      >
        <Icon path={uploadIcon} />
        <span className="eb-manager__upload">{text(words.upload)}</span>
      </Button>
    </div>
  )
}

/** The path from the root to the open folder; in a narrow layout, the button that shows the folders. */
function Path({ model, face, verbs, isPicking, isTreeOpen, onTree }: FramePart) {
  const { move, tree } = model.can
  const text = useStrings(strings)
  const path = useStore(model.$path)
  const root = text(face.words[useStore(model.$space)])
  const items = useMemo(
    () => path.map(({ id, name }, index) => ({ id, name: index ? name : root })),
    [path, root],
  )
  const here = items.at(-1)?.name ?? root
  return (
    <>
      <div className="eb-manager__path">
        <Breadcrumb
          label={text('path')}
          more={text('above')}
          items={items}
          onChoose={(id) => void model.open(id)}
          {...(!isPicking && move && dropOn(move, verbs))}
        />
      </div>
      {tree && (
        <button
          type="button"
          className="eb-manager__where"
          aria-expanded={isTreeOpen}
          aria-label={text('openFolders', { name: here })}
          onClick={() => onTree(!isTreeOpen)}
        >
          <b>{here}</b>
          <Icon path={chevronDownIcon} />
        </button>
      )}
    </>
  )
}

/** The actions that have their own button in a wide layout. */
function Wide({ model, face, isPicking, isPreviewOpen, onPreview }: FramePart) {
  const text = useStrings(strings)
  const isChecking = useStore(model.$checking)
  const toggle = (part: string, words: string, icon: string, isOn: boolean, act: () => void) => (
    <button
      type="button"
      className="eb-manager__toggle"
      part={part}
      title={words}
      aria-label={words}
      aria-pressed={isOn}
      onClick={act}
    >
      <Icon path={icon} />
    </button>
  )
  return (
    <div className="eb-manager__tools-wide">
      <Button kind="icon" part="refresh" label={text('refresh')} onClick={() => void model.refresh()}>
        <Icon path={refreshCwIcon} />
      </Button>
      {!isPicking &&
        toggle('edit', text(face.words.edit), listChecksIcon, isChecking, () =>
          model.setChecking(!isChecking),
        )}
      {face.hasPreviewPane &&
        toggle('preview', text('preview'), panelRightIcon, isPreviewOpen, () => onPreview(!isPreviewOpen))}
    </div>
  )
}

interface ToolButtonProps {
  part: string
  icon: string
  words: string
  onClick: () => void
}

/** Its label is visible if there is space. */
function ToolButton({ part, icon, words, onClick }: ToolButtonProps) {
  return (
    <Button part={part} label={words} onClick={onClick}>
      <Icon path={icon} />
      <span className="eb-manager__words">{words}</span>
    </Button>
  )
}
