/** Functions that run in the page: each may call the others here, and nothing else. */

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The console, or what has opened above it: the rest is not reached then, or only to close it. */
export function place(): HTMLElement {
  const open = [...document.querySelectorAll<HTMLElement>('.eb-shell :is(dialog:modal, :popover-open)')]
  // The rating of the page lies beside it, above it.
  const above = open.filter((one) => isSeen(one) && !one.matches('.eb-toast-region, .eb-satisfaction *'))
  return above.at(-1) ?? (document.querySelector('.eb-shell') as HTMLElement)
}

/** All elements in the place that are seen. */
export function shownIn(selector: string): HTMLElement[] {
  return [...place().querySelectorAll<HTMLElement>(selector)].filter(isSeen)
}

export function isSeen(element: Element): boolean {
  if (!(element instanceof HTMLElement) || isMeantToBeHidden(element)) return false
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/** It is there for screen readers, or waits to be focused. */
export function isMeantToBeHidden(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    const { clipPath, overflowX } = getComputedStyle(one)
    if (clipPath.startsWith('inset(50%') || (one.offsetWidth <= 1 && overflowX === 'hidden')) return true
  }
  return false
}

/** A bar that stays while the page below it is scrolled. */
export function isInBar(element: Element): boolean {
  const end = place()
  for (let one: Element | null = element; one && one !== end; one = one.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(one).position)) return true
  return false
}

export function describe(element: Element): string {
  const words = element.getAttribute('aria-label') || element.textContent || ''
  const own = element.closest('[class*="eb-"]')?.getAttribute('class')?.split(' ')
  const name = own?.findLast((one) => one.startsWith('eb-')) ?? ''
  return `${element.tagName.toLowerCase()} of .${name} “${words.trim().replaceAll(/\s+/g, ' ').slice(0, 24)}”`
}

/** What its ancestors leave to be seen of an element; whether it can be scrolled into view. */
export function clipOf(
  element: Element,
): Box & { readonly isScrolled: boolean; readonly hasEllipsis: boolean } {
  let box: Box = { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
  let [isScrolled, hasEllipsis] = [false, false]
  let { position } = getComputedStyle(element)
  for (let one = element.parentElement; one && position !== 'fixed'; one = one.parentElement) {
    const style = getComputedStyle(one)
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') hasEllipsis = true
    // what is placed absolutely is not cut by those that it is not placed in
    if (position === 'absolute' && style.position === 'static') continue
    position = style.position
    if (style.overflowX === 'visible') continue
    if (/auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1) isScrolled = true
    box = overlapOf(box, one.getBoundingClientRect())
  }
  return { ...box, isScrolled, hasEllipsis }
}

export function overlapOf(first: Box, second: Box): Box {
  return {
    left: Math.max(first.left, second.left),
    right: Math.min(first.right, second.right),
    top: Math.max(first.top, second.top),
    bottom: Math.min(first.bottom, second.bottom),
  }
}

/** What scrolls sideways though it should not, and what is cut off without a sign. */
export function scrollProblems(allowed: string): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const whole = scrollWidth > clientWidth ? [`the document is ${scrollWidth} px wide`] : []
  const all = [...place().querySelectorAll('*')]
  const wide = all.filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
  const problems = wide.filter(isSeen).flatMap((one) => {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(one)
    const isField = one.matches('input, textarea, select')
    if (isField || overflowX === 'visible' || one.closest(allowed)) return []
    const hasSign = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    const sizes = `${one.scrollWidth} px in ${one.clientWidth}`
    if (/auto|scroll/.test(overflowX)) return [`scrolls sideways: ${describe(one)}, ${sizes}`]
    return hasSign ? [] : [`cut off: ${describe(one)}, ${sizes}`]
  })
  return [...whole, ...problems]
}

/** Controls that are partly outside, or that something covers. */
export function controlProblems(): string[] {
  const controls = 'a[href], button, input, select, textarea, [role=tab], [role=option], [role=switch]'
  return shownIn(controls).flatMap((one) => {
    const own = one.getBoundingClientRect()
    const clip = clipOf(one)
    if (!clip.isScrolled && (own.right > clip.right + 1 || own.left < clip.left - 1))
      return [`outside: ${describe(one)}, ${Math.round(own.right)} px of ${Math.round(clip.right)}`]
    const seen = overlapOf(own, clip)
    if (seen.right - seen.left < 8 || seen.bottom - seen.top < 8) return []
    if (one.matches(':disabled, [inert] *') || getComputedStyle(one).pointerEvents === 'none') return []
    // What is cut at one side is pressed where it is seen: its parts are elsewhere then.
    if (own.right > clip.right || own.left < clip.left) return []
    const hit = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
    const isOwn = !hit || one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one)
    // a field lies below the mark that is drawn for it
    // what lies under a bar can be scrolled away; the tab of ratings lies on pages that are not scrolled too
    const isUnderBar = hit && isInBar(hit) && !hit.closest('.eb-satisfaction__tab')
    if (isOwn || isUnderBar || (one.matches('input') && one.parentElement?.contains(hit))) return []
    return [`covered: ${describe(one)} by ${describe(hit)}`]
  })
}

/** Where texts are seen; those that are cut off are problems. */
export function textBoxes(): { element: Element; box: Box; isCut: boolean }[] {
  const walker = document.createTreeWalker(place(), NodeFilter.SHOW_TEXT)
  const boxes: { element: Element; box: Box; isCut: boolean }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as HTMLElement
    if (!node.textContent?.trim() || element.closest('svg, option, style, canvas')) continue
    if (!isSeen(element) || isInBar(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { isScrolled, hasEllipsis, ...clip } = clipOf(element)
    const cuts = getComputedStyle(element).overflowX !== 'visible'
    const room = cuts ? overlapOf(clip, element.getBoundingClientRect()) : clip
    for (const line of range.getClientRects()) {
      const isOutside = line.right > clip.right + 2 || line.left < clip.left - 2
      const isCut = !cuts && !isScrolled && !hasEllipsis && line.width > 2 && isOutside
      boxes.push({ element, box: overlapOf(line, room), isCut })
    }
  }
  return boxes
}

/** Texts that are cut off, and those that stand on each other. */
export function textProblems(): string[] {
  const all = textBoxes()
  const cut = all.filter(({ isCut }) => isCut).map(({ element }) => `text cut off: ${describe(element)}`)
  const seen = all.filter(({ box }) => box.right - box.left > 3 && box.bottom - box.top > 6)
  const pairs = seen.flatMap((first, index) =>
    seen.slice(index + 1).flatMap((second) => {
      if (first.element === second.element) return []
      const { left, right, top, bottom } = overlapOf(first.box, second.box)
      const isOver = right - left > 3 && bottom - top > 6
      return isOver ? [`texts on each other: ${describe(first.element)} / ${describe(second.element)}`] : []
    }),
  )
  return [...cut, ...pairs]
}
