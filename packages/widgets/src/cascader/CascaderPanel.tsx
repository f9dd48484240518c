import { chevronLeftIcon, createTypeAhead, Icon, SearchField } from '@ebkit/ui'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CascaderColumn } from './CascaderColumn'
import { boxesOf, chosenAfter } from './choosing'
import type { Loads } from './loads'
import { at, inColumns, inList, into, siblingsOf } from './moving'
import type { CascaderProps } from './props'
import { search } from './search'
import type { Text } from './strings'
import { type Branch, isLeaf, pathOf, type Tree } from './tree'

export interface CascaderPanelProps {
  /** Of the widget; rows' begin with it. */
  id: string
  settings: CascaderProps
  selection: readonly string[]
  tree: Tree
  loads: Loads
  text: Text
  dir: string
  onChoose(selection: string[]): void
  /** Focus went elsewhere. */
  onLeave(): void
}

const turned: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** A search field, and the columns or what was found. Focus is on the tree, which names its active row. */
export function CascaderPanel(props: CascaderPanelProps) {
  const { id, settings, selection, tree, loads, text, dir, onChoose, onLeave } = props
  const { multiple, anyLevel, maxHeight = 300 } = settings
  const [place, setPlace] = useState(() => at(tree.byId.get(selection[0] ?? '')))
  const [query, setQuery] = useState('')
  const [typeAhead] = useState(createTypeAhead)
  const focus = useRef<HTMLDivElement>(null)
  const columns = useRef<HTMLDivElement>(null)

  const found = useMemo(
    () => (query.trim() ? search(tree, query, anyLevel) : undefined),
    [tree, tree.byId.size, query, anyLevel],
  )
  const boxes = useMemo(
    () => boxesOf(tree, new Set(selection), anyLevel || !multiple),
    [tree, tree.byId.size, selection, anyLevel, multiple],
  )
  /** In the tree as it is now: the page may have given other items. */
  const known = (branch: Branch | undefined) => branch && tree.byId.get(branch.value)
  const tail = known(place.tail)
  const inSight = (branch: Branch | undefined) => branch && (!found || found.includes(branch)) && branch
  const active = inSight(known(place.active)) || (found ?? siblingsOf(tree, tail?.below?.[0]))[0]
  const open = found ? [] : pathOf(tail)
  const failure = tail && loads.errorOf(tail)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another column is the last one
  useLayoutEffect(() => {
    const box = columns.current
    if (box) box.scrollLeft = dir === 'rtl' ? -box.scrollWidth : box.scrollWidth
  }, [tail, dir])

  const enter = (branch: Branch) => {
    loads.load(branch)
    setPlace(into(branch))
  }
  const press = (branch: Branch, isBox: boolean) => {
    const isBranch = !isLeaf(branch)
    const chosen =
      !isBranch || isBox ? chosenAfter(branch, boxes(branch), selection, { multiple, anyLevel }) : undefined
    if (chosen) onChoose(chosen)
    else if (isBranch && !found) enter(branch)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = (dir === 'rtl' && turned[event.key]) || event.key
    if (event.ctrlKey || event.altKey || event.metaKey || !active) return
    const list = found ?? siblingsOf(tree, active)
    const moved = found ? inList(found, active, key) : undefined
    const next = found ? moved && { ...place, active: moved } : inColumns(tree, { active, tail }, key)
    if (key === 'Enter' || key === ' ') press(active, key === ' ' || !!anyLevel)
    else if (key === 'ArrowRight' && next?.tail) enter(next.tail)
    else if (next) setPlace(next)
    else if (key.length === 1) {
      const index = typeAhead(list, list.indexOf(active), key, event.timeStamp)
      const hit = list[index]
      if (hit) setPlace(found ? { ...place, active: hit } : at(hit))
    } else return
    event.preventDefault()
  }
  const draw = (list: readonly Branch[], over?: Branch) => (
    <CascaderColumn
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
      boxOf={boxes}
      onPress={(branch, isBox) => {
        focus.current?.focus()
        if (isBox || isLeaf(branch) || found) {
          setPlace(found ? { ...place, active: branch } : at(branch))
          press(branch, true)
        } else {
          loads.load(branch)
          setPlace({ active: branch, tail: branch })
        }
      }}
    />
  )
  const message =
    found || !tree.roots.length
      ? !found?.length && text('nothing')
      : tail && (tail.below ? isLeaf(tail) && text('empty') : text(failure ? 'failed' : 'loading'))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps focus where it is
    <div
      className="eb-cascader__panel"
      style={{ maxHeight }}
      onMouseDown={(event) => (event.target as Element).matches('input') || event.preventDefault()}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget as Node) && onLeave()
      }
      onKeyDown={(event) => {
        const { target, key, keyCode } = event
        if (keyCode === 229 || !(target as Element).matches('input')) return
        // Or the button that gets focus back would be pressed by the same Enter.
        if (key === 'Enter' || key === 'ArrowDown') event.preventDefault()
        if (key === 'ArrowDown') focus.current?.focus()
      }}
    >
      <SearchField
        className="eb-cascader__search"
        value={query}
        onChange={setQuery}
        onEnter={() => found?.[0] && press(active as Branch, true)}
        label={text('search')}
        placeholder={text('search')}
        clearLabel={text('clear')}
      />
      {!found && tail && (
        <button
          type="button"
          className="eb-cascader__back"
          aria-label={`${text('back')} ${tail.label}`}
          onClick={() => {
            focus.current?.focus()
            setPlace(at(tail))
          }}
        >
          <Icon path={chevronLeftIcon} />
          {tail.label}
        </button>
      )}
      <div ref={columns} className={`eb-cascader__columns${message ? ' eb-cascader__columns--message' : ''}`}>
        <div
          ref={focus}
          className="eb-cascader__tree"
          role="tree"
          tabIndex={0}
          data-autofocus=""
          aria-label={settings.label || text('placeholder')}
          aria-multiselectable={!!multiple}
          aria-activedescendant={active && `${id}${active.key}`}
          onKeyDown={onKeyDown}
        >
          {!!(found ?? tree.roots).length && draw(found ?? tree.roots)}
          {open.map((branch) => !!branch.below?.length && draw(branch.below, branch))}
        </div>
        {message && (
          <div className="eb-cascader__message" role={failure ? 'alert' : 'status'}>
            {message}
            {!!failure && (
              <button type="button" className="eb-cascader__retry" onClick={() => tail && enter(tail)}>
                {text('retry')}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
