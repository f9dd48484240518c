import { fieldStyles } from '@ebkit/ui/field'
import { Floating } from '@ebkit/ui/popover'
import { useStyles } from '@ebkit/ui/styles'
import { useLayoutEffect, useRef } from 'react'
import { BackButton } from './BackButton'
import { Column } from './Column'
import css from './Panel.css'
import { PanelMessage } from './PanelMessage'
import type { PanelProps } from './panelProps'
import { cascaderSizes } from './props'
import { SearchBox } from './SearchBox'
import { type Branch, isLeaf } from './tree'
import { usePlaces } from './usePlaces'

/**
 * The open panel: a search field, and the columns or the results. Focus is on the tree, which refers to its active row.
 */
export function Panel(props: PanelProps) {
  return (
    <Floating anchor={props.field} open onClose={props.onClose} matchWidth part="popup" id={`${props.id}p`}>
      <Content {...props} />
    </Floating>
  )
}

function Content(props: PanelProps) {
  const { id, settings, tree, loads, text, dir } = props
  const { multiple, anyLevel, maxHeight = cascaderSizes.maxHeight } = settings
  const places = usePlaces(props)
  const { query, searched, found, tail, active, open } = places
  const panel = useStyles<HTMLDivElement>(fieldStyles, css)
  const focused = useRef<HTMLDivElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const focus = () => focused.current?.focus()

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another column is the last one
  useLayoutEffect(() => {
    const box = columns.current
    if (box) box.scrollLeft = dir === 'rtl' ? -box.scrollWidth : box.scrollWidth
  }, [tail, dir])

  const failure = found ? searched.error : tail && loads.errorOf(tail)
  const nothing = searched.isFinding ? 'loading' : failure ? 'failed' : 'nothing'
  const message =
    found || !tree.roots.length
      ? !found?.length && text(nothing)
      : tail && (tail.below ? isLeaf(tail) && text('empty') : text(failure ? 'failed' : 'loading'))
  const draw = (list: readonly Branch[] | undefined, over?: Branch) =>
    list?.length ? (
      <Column
        key={over?.value ?? ''}
        id={id}
        list={list}
        active={active}
        label={over?.label ?? text(found ? 'search' : 'placeholder')}
        rows={Math.ceil(maxHeight / 32)}
        hasBoxes={!!(multiple || anyLevel)}
        multiple={multiple}
        isFound={!!found}
        isOpen={(branch) => open.includes(branch)}
        boxOf={places.boxOf}
        onPress={(branch, isBox) => {
          focus()
          places.onPress(branch, isBox)
        }}
      />
    ) : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps focus where it is
    <div
      ref={panel}
      className="eb-cascader__panel"
      style={{ '--_most': `${maxHeight}px` } as object}
      onMouseDown={(event) => (event.target as Element).matches('input') || event.preventDefault()}
    >
      <SearchBox
        value={query}
        text={text}
        onChange={places.setQuery}
        onEnter={() => found && active && places.press(active, true)}
        onDown={focus}
      />
      {!found && tail && (
        <BackButton
          branch={tail}
          text={text}
          onPress={() => {
            focus()
            places.go(tail)
          }}
        />
      )}
      <div ref={columns} className={`eb-cascader__columns${message ? ' eb-cascader__columns--message' : ''}`}>
        <div
          ref={focused}
          className="eb-cascader__tree"
          role="tree"
          tabIndex={0}
          data-autofocus=""
          aria-label={settings.label || text('placeholder')}
          aria-multiselectable={!!multiple}
          aria-activedescendant={active && `${id}${active.key}`}
          onKeyDown={places.onKeyDown}
        >
          {draw(found ?? tree.roots)}
          {open.map((branch) => draw(branch.below, branch))}
        </div>
        {message && (
          <PanelMessage
            text={text}
            hasFailed={!!failure}
            onRetry={() => (found ? searched.retry() : tail && places.enter(tail))}
          >
            {message}
          </PanelMessage>
        )}
      </div>
    </div>
  )
}
