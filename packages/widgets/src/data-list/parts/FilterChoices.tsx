import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

export interface FilterChoicesProps {
  /** The options are loading. Default false. */
  isLoading?: boolean
  children: ReactNode
}

/** The options of a filter. The first one gets focus as soon as it exists; ↓ and ↑ move. */
export function FilterChoices({ isLoading = false, children }: FilterChoicesProps) {
  const root = useRef<HTMLDivElement>(null)
  const isOpening = useRef(true)
  const goToFirst = () => {
    const [first] = boxesIn(root.current)
    if (!first || !isOpening.current) return
    isOpening.current = false
    first.focus()
  }
  // the awaited options have loaded
  useEffect(() => {
    if (root.current?.matches(':focus')) goToFirst()
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for keys that come up from the choices
    <div
      ref={root}
      className="eb-filter__choices"
      data-autofocus
      tabIndex={-1}
      aria-busy={isLoading}
      onFocus={(event: FocusEvent) => event.target === event.currentTarget && goToFirst()}
      onKeyDown={goOn}
    >
      {children}
    </div>
  )
}

const boxesIn = (root: Element | null) => [...(root?.querySelectorAll<HTMLElement>('input') ?? [])]

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function goOn(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const boxes = boxesIn(event.currentTarget)
  const at = boxes.indexOf(event.target as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  boxes[at + step]?.focus()
}
