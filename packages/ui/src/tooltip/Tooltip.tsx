import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Bubble } from './Bubble'
import { createNote } from './createNote'
import { createHolding } from './holding'
import { watchTarget } from './watchTarget'

export interface TooltipProps {
  /** Its text. Without a text there is no tooltip. */
  text?: string | undefined
  /** Id of its anchor, in the same root. Default: its content. */
  targetId?: string | undefined
  /** Pixels between tooltip and anchor. Default 5. */
  margin?: number | undefined
  /** Milliseconds from leaving to hiding. Default 300. */
  hideDelay?: number | undefined
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** Its anchor. Default: the content of the custom element whose shadow root contains it. */
  children?: ReactNode
}

/**
 * A short text, shown while the pointer or focus is on its anchor. The pointer may move onto the tooltip; Esc hides it;
 * a tap shows it too. Screen readers get it as the description of the anchor.
 *
 * @example
 * ```tsx
 * import { Tooltip } from '@ebkit/ui/tooltip'
 *
 * export const Fee = () => (
 *   <>
 *     <button type="button" id="fee">
 *       Fee
 *     </button>
 *     <Tooltip targetId="fee" text="5 % of what is refunded" />
 *   </>
 * )
 * ```
 */
export function Tooltip(props: TooltipProps) {
  const { text = '', margin = 5, lang, dir, children } = props
  const element = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const latest = useRef(props)
  latest.current = props
  const holding = useMemo(() => createHolding(() => latest.current.hideDelay ?? 300, setShown), [])
  // A server has no document; only effects use it.
  const note = useMemo(() => globalThis.document && createNote(), [])
  useSlot(element, !children)
  // After every rendering: the page may have moved it, or rendered its anchor.
  useLayoutEffect(() => {
    if (!element.current) return
    const { owner, target } = placesOf(element.current, latest.current)
    note.write(target, text)
    const { targetId } = latest.current
    const isOurs = (node: Node) =>
      owner.contains(node) || Boolean(targetId && targetOf(owner, targetId)?.contains(node))
    return watchTarget(targetId ? owner.getRootNode() : owner, isOurs, holding)
  })
  // During the rendering, so that removing the tooltip before the next frame removes its note too.
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

/** `owner`: contains the whole tooltip. `content`: contains the anchor. `target`: the described element. */
function placesOf(element: Element, { targetId, children }: TooltipProps) {
  const content = children ? element.firstElementChild : (element.getRootNode() as ShadowRoot).host
  const owner = (children ? element : content) ?? element
  return {
    owner,
    content,
    target: targetId ? targetOf(owner, targetId) : (content?.firstElementChild ?? null),
  }
}

/** The rectangle of the anchor. Elements without a box of their own, and plain text, get it from a range. */
function anchorOf(element: Element, props: TooltipProps) {
  const { owner, content, target } = placesOf(element, props)
  if (props.targetId && target) return target
  const range = document.createRange()
  range.selectNodeContents(content ?? owner)
  return range
}

/** The page's content is slotted beside the view, not inside it: there it would not inherit the page's styles. */
function useSlot(element: RefObject<Element | null>, isNeeded: boolean): void {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode()
    if (!isNeeded || !(root instanceof ShadowRoot)) return
    const slot = root.appendChild(document.createElement('slot'))
    return () => slot.remove()
  }, [element, isNeeded])
}
