import type { ObjectBrowser, ObjectPlace } from '@ebkit/core/object-browser'
import { Breadcrumb } from '@ebkit/ui/breadcrumb'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import {
  eyeOffIcon,
  folderPlusIcon,
  listChecksIcon,
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
import { strings as names } from '../strings'
import type { Verbs } from '../useVerbs'
import { strings } from './strings'
import css from './tools.css'

export interface ToolsProps {
  model: ObjectBrowser
  verbs: Verbs
  view: 'grid' | 'list'
  onView: (view: 'grid' | 'list') => void
  isPicking: boolean
  /** Something will be asked soon. */
  onNear: () => void
}

/**
 * Where one is, and what can be done here.
 *
 * @spec W-FMA-1 W-FMA-3 W-FMA-7
 */
export function Tools({ model, verbs, view, onView, isPicking, onNear }: ToolsProps) {
  const text = useStrings(strings)
  const root = useStrings(names)
  const element = useStyles<HTMLDivElement>(css)
  const place = useStore(model.$place)
  const sort = useStore(model.$sort)
  const isChecking = useStore(model.$checking)
  const crumbs = useMemo(() => crumbsOf(place, root(place.space)), [place, root])
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div
      ref={element}
      className="eb-objects__tools"
      part="toolbar"
      role="group"
      aria-label={text('tools')}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <div className="eb-objects__path">
        <Breadcrumb
          items={crumbs}
          label={text('path')}
          more={text('above')}
          onChoose={(folder) => void model.open({ space: place.space, folder })}
        />
      </div>
      <SortMenu sort={sort} onSort={(next) => void model.setSort(next)} />
      <ViewSwitch view={view} onView={onView} />
      {!isPicking && (
        <>
          <button
            type="button"
            className="eb-button eb-button--icon"
            part="edit"
            aria-label={text('edit')}
            title={text('edit')}
            aria-pressed={isChecking}
            onClick={() => model.setChecking(!isChecking)}
          >
            <Icon path={listChecksIcon} />
          </button>
          <ToolButton part="hide" icon={eyeOffIcon} words={text('hide')} onClick={verbs.hide} />
          <ToolButton part="delete" icon={trashIcon} words={text('remove')} onClick={verbs.remove} />
        </>
      )}
      <Button kind="icon" part="refresh" label={text('refresh')} onClick={() => void model.refresh()}>
        <Icon path={refreshCwIcon} />
      </Button>
      <ToolButton
        part="new-folder"
        icon={folderPlusIcon}
        words={text('newFolder')}
        onClick={() => verbs.ask({ about: 'create' })}
      />
      <Button
        kind="primary"
        part="upload"
        label={text('upload')}
        onClick={() => verbs.ask({ about: 'upload' })}
      >
        <Icon path={uploadIcon} />
        <span className="eb-objects__upload">{text('upload')}</span>
      </Button>
    </div>
  )
}

/** From the root of the space to the open folder; ids are folders as places have them. */
function crumbsOf({ folder }: ObjectPlace, root: string) {
  let id = ''
  const below = folder
    .split('/')
    .slice(0, -1)
    .map((name) => {
      id += `${name}/`
      return { id, name: name || '/' }
    })
  return [{ id: '', name: root }, ...below]
}

interface ToolButtonProps {
  part: string
  icon: string
  words: string
  onClick: () => void
}

/** Its words are seen where there is room. */
function ToolButton({ part, icon, words, onClick }: ToolButtonProps) {
  return (
    <Button part={part} label={words} onClick={onClick}>
      <Icon path={icon} />
      <span className="eb-objects__words">{words}</span>
    </Button>
  )
}
