import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Bubble } from './Bubble'
import { createNote } from './createNote'
import { createHolding } from './holding'
import { watchTarget } from './watchTarget'

export interface TooltipProps {
  /** What it says. Without a text there is no tooltip. */
  text?: string | undefined
  /** Id of the element it belongs to, in the same root. Default: what it stands around. */
  targetId?: string | undefined
  /** Pixels between it and what it belongs to. Default 5. */
  margin?: number | undefined
  /** Milliseconds from leaving to hiding. Default 300. */
  hideDelay?: number | undefined
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** What it belongs to. Default: the content of the custom element whose shadow root it stands in. */
  children?: ReactNode
}

/**
 * A short text beside something, while the pointer or focus is on it. The pointer may go onto the text; Esc hides it;
 * a tap shows it as well. Screen readers get it as the description of what it belongs to.
 */
export function Tooltip(props: TooltipProps) {
  const { text = '', margin = 5, lang, dir, children } = props
  const element = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const latest = useRef(props)
  latest.current = props
  const holding = useMemo(() => createHolding(() => latest.current.hideDelay ?? 300, setShown), [])
  const note = useMemo(createNote, [])
  useSlot(element, !children)
  // After every rendering: the page may have moved it, or drawn its target.
  useLayoutEffect(() => {
    if (!element.current) return
    const { owner, target } = placesOf(element.current, latest.current)
    note.write(target, text)
    const { targetId } = latest.current
    const isOurs = (node: Node) =>
      owner.contains(node) || Boolean(targetId && targetOf(owner, targetId)?.contains(node))
    return watchTarget(targetId ? owner.getRootNode() : owner, isOurs, holding)
  })
  // With the rendering: what is removed before the next frame takes its note along, too.
  useLayoutEffect(
    () => () => {
      holding.stop()
      note.remove()
    },
    [holding, note],
  )
  const anchor = useMemo(() => () => anchorOf(element.current as Element, latest.current), [])
  return (
    <span ref={element} className="eb-tooltip" style={{ display: 'contents' }}>
      <span style={{ display: 'contents' }}>{children}</span>
      {isShown && text && (
        <Bubble text={text} margin={margin} anchor={anchor} onClose={holding.dismiss} lang={lang} dir={dir} />
      )}
    </span>
  )
}

const targetOf = (owner: Element, id: string) => (owner.getRootNode() as Document).getElementById(id)

/** `owner`: around everything of the tooltip. `content`: around what it belongs to. `target`: the element it describes. */
function placesOf(element: Element, { targetId, children }: TooltipProps) {
  const content = children ? element.firstElementChild : (element.getRootNode() as ShadowRoot).host
  const owner = (children ? element : content) ?? element
  return {
    owner,
    content,
    target: targetId ? targetOf(owner, targetId) : (content?.firstElementChild ?? null),
  }
}

/** Where the tooltip stands. Elements without a box of their own, and plain text, have one as a range. */
function anchorOf(element: Element, props: TooltipProps) {
  const { owner, content, target } = placesOf(element, props)
  if (props.targetId && target) return target
  const range = document.createRange()
  range.selectNodeContents(content ?? owner)
  return range
}

/**
 * The page's content of a custom element stands in a slot beside the view, not in it: inside it would inherit nothing
 * from the page.
 */
function useSlot(element: RefObject<Element | null>, isNeeded: boolean): void {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode()
    if (!isNeeded || !(root instanceof ShadowRoot)) return
    const slot = root.appendChild(document.createElement('slot'))
    return () => slot.remove()
  }, [element, isNeeded])
}
