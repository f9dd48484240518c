import type { FileSort } from '@ebkit/core/files'
import { Breadcrumb } from '@ebkit/ui/breadcrumb'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import {
  chevronDownIcon,
  ellipsisIcon,
  folderPlusIcon,
  listChecksIcon,
  panelRightIcon,
  refreshCwIcon,
  uploadIcon,
} from '@ebkit/ui/icons'
import { MenuButton } from '@ebkit/ui/menu'
import { useStyles } from '@ebkit/ui/styles'
import { useMemo } from 'react'
import { useStrings } from '../../environment'
import { SortMenu } from '../../files/tools/SortMenu'
import { toolStrings } from '../../files/tools/toolStrings'
import { ViewSwitch } from '../../files/tools/ViewSwitch'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../panelProps'
import { dropOn } from './dropOn'
import css from './frame.css'
import { Search } from './Search'
import type { Text } from './strings'

interface ToolsProps extends FramePart {
  text: Text
}

/**
 * Where one is, search, and what can be done here.
 *
 * @spec W-EXP-1
 */
export function Tools(props: ToolsProps) {
  const { model, text, verbs, isPicking, view, onView, isTreeOpen, onTree, onNear } = props
  const element = useStyles<HTMLElement>(css)
  const path = useStore(model.$path)
  const space = useStore(model.$space)
  const sort = useStore(model.$sort)
  const root = text(space)
  const items = useMemo(
    () => path.map(({ id, name }, index) => ({ id, name: index ? name : root })),
    [path, root],
  )
  const here = items.at(-1)?.name ?? root
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: of the buttons within
    <header
      ref={element}
      className="eb-explorer__tools"
      part="toolbar"
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <div className="eb-explorer__path">
        <Breadcrumb
          label={text('path')}
          more={text('above')}
          items={items}
          onChoose={(id) => void model.open(id)}
          {...(!isPicking && dropOn(model, verbs))}
        />
      </div>
      <button
        type="button"
        className="eb-explorer__where"
        aria-expanded={isTreeOpen}
        aria-label={text('openFolders', { name: here })}
        onClick={() => onTree(!isTreeOpen)}
      >
        <b>{here}</b>
        <Icon path={chevronDownIcon} />
      </button>
      <Search model={model} text={text} root={root} />
      <div className="eb-explorer__tools-mid">
        <SortMenu sort={sort} onSort={(next) => void model.setSort(next)} />
        <ViewSwitch view={view} onView={onView} />
      </div>
      <Wide {...props} />
      <More {...props} sort={sort} />
      <Button
        className="eb-explorer__new"
        label={text('newFolder')}
        onClick={() => verbs.ask({ about: 'create' })}
      >
        <Icon path={folderPlusIcon} />
        <span>{text('newFolder')}</span>
      </Button>
      <Button kind="primary" onClick={() => verbs.ask({ about: 'upload' })}>
        <Icon path={uploadIcon} />
        {text('upload')}
      </Button>
    </header>
  )
}

/** What has a button of its own where there is room. */
function Wide({ model, text, isPicking, isPreviewOpen, onPreview }: ToolsProps) {
  const isChecking = useStore(model.$checking)
  const toggle = (id: 'edit' | 'preview', icon: string, isOn: boolean, act: () => void) => (
    <button
      type="button"
      className="eb-explorer__toggle"
      title={text(id)}
      aria-label={text(id)}
      aria-pressed={isOn}
      onClick={act}
    >
      <Icon path={icon} />
    </button>
  )
  return (
    <div className="eb-explorer__tools-wide">
      <Button kind="icon" label={text('refresh')} onClick={() => void model.refresh()}>
        <Icon path={refreshCwIcon} />
      </Button>
      {!isPicking && toggle('edit', listChecksIcon, isChecking, () => model.setChecking(!isChecking))}
      {toggle('preview', panelRightIcon, isPreviewOpen, () => onPreview(!isPreviewOpen))}
    </div>
  )
}

const sorts: ReadonlyArray<FileSort & { id: `${FileSort['by']}${'Asc' | 'Desc'}` }> = [
  { id: 'timeDesc', by: 'time', order: 'desc' },
  { id: 'timeAsc', by: 'time', order: 'asc' },
  { id: 'nameAsc', by: 'name', order: 'asc' },
  { id: 'nameDesc', by: 'name', order: 'desc' },
  { id: 'sizeDesc', by: 'size', order: 'desc' },
  { id: 'sizeAsc', by: 'size', order: 'asc' },
]

/** The same and more in a menu, where there is none. */
function More({ model, text, isPicking, view, onView, sort }: ToolsProps & { sort: FileSort }) {
  const names = useStrings(toolStrings)
  const isChecking = useStore(model.$checking)
  const act: Record<string, () => void> = {
    edit: () => model.setChecking(!isChecking),
    view: () => onView(view === 'grid' ? 'list' : 'grid'),
    refresh: () => void model.refresh(),
  }
  return (
    <div className="eb-explorer__tools-narrow">
      <MenuButton
        label={text('more')}
        icon={ellipsisIcon}
        iconOnly
        placement="bottom-end"
        items={[
          ...(isPicking ? [] : [{ id: 'edit', label: text('edit'), checked: isChecking }]),
          { id: 'view', label: text('rows'), checked: view === 'list' },
          { id: 'refresh', label: text('refresh') },
          ...sorts.map(({ id, by, order }, index) => ({
            id,
            label: names(id),
            checked: sort.by === by && sort.order === order,
            isRadio: true,
            separatorBefore: index === 0,
          })),
        ]}
        onChoose={(chosen) => {
          const order = sorts.find(({ id }) => id === chosen)
          if (order) void model.setSort({ by: order.by, order: order.order })
          else act[chosen]?.()
        }}
      />
    </div>
  )
}
