import { createTypeAhead } from '@ebkit/ui/list-box'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { boxesOf, chosenAfter } from './choosing'
import { at, inColumns, inList, into, siblingsOf } from './moving'
import type { PanelProps } from './panelProps'
import { type Branch, isLeaf, pathOf } from './tree'
import { useFound } from './useFound'

const turned: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The position in the open panel, the search results, and the handlers of presses and keys. */
export function usePlaces(props: PanelProps) {
  const { settings, selection, tree, loads, dir, onChoose } = props
  const { multiple, anyLevel } = settings
  const [place, setPlace] = useState(() => at(tree.byId.get(selection[0] ?? '')))
  const [query, setQuery] = useState('')
  const [typeAhead] = useState(createTypeAhead)
  const size = tree.byId.size
  const searched = useFound(props, query)
  const { found } = searched
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree grows
  const boxOf = useMemo(
    () => boxesOf(tree, new Set(selection), anyLevel || !multiple),
    [tree, size, selection, anyLevel, multiple],
  )

  /** In the current tree: the page may have set other items. */
  const known = (branch: Branch | undefined) => branch && tree.byId.get(branch.value)
  const tail = known(place.tail)
  const last = known(place.active)
  const isInSight = last && (!found || found.includes(last))
  const active = isInSight ? last : (found ?? tail?.below ?? tree.roots)[0]

  const enter = (branch: Branch) => {
    void loads.load(branch)
    setPlace(into(branch))
  }
  /** Toggles the row, or only its box. */
  const press = (branch: Branch, isBox: boolean) => {
    const isBranch = !isLeaf(branch)
    const chosen =
      isBox || !isBranch ? chosenAfter(branch, boxOf(branch), selection, { multiple, anyLevel }) : undefined
    if (chosen) onChoose(chosen)
    else if (isBranch && (!found || settings.find)) {
      // a result that cannot be chosen opens its branch
      setQuery('')
      enter(branch)
    }
  }
  const go = (branch: Branch | undefined) =>
    branch && setPlace(found ? { ...place, active: branch } : at(branch))

  /** A key in the columns, or in the search results. */
  const onKeyDown = (event: KeyboardEvent) => {
    const key = (dir === 'rtl' && turned[event.key]) || event.key
    if (event.ctrlKey || event.altKey || event.metaKey || !active) return
    const list = found ?? siblingsOf(tree, active)
    const next = found ? undefined : inColumns(tree, { active, tail }, key)
    const moved = found && inList(found, active, key)
    if (key === 'Enter' || key === ' ') press(active, key === ' ' || !!anyLevel)
    else if (next?.tail && key === 'ArrowRight') enter(next.tail)
    else if (next) setPlace(next)
    else if (moved) go(moved)
    else if (key.length === 1) go(list[typeAhead(list, list.indexOf(active), key, event.timeStamp)])
    else return
    event.preventDefault()
  }
  /** A press of the pointer: branches open in place. */
  const onPress = (branch: Branch, isBox: boolean) => {
    if (isBox || isLeaf(branch) || found) {
      go(branch)
      press(branch, true)
    } else {
      void loads.load(branch)
      setPlace({ active: branch, tail: branch })
    }
  }
  const open = found ? [] : pathOf(tail)
  return { query, setQuery, searched, found, boxOf, tail, active, open, enter, press, go, onKeyDown, onPress }
}
