import { NativePromise } from '@ebkit/core/promise'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A choice that the page asked for. */
export interface Picking<Chosen, Options> {
  id: number
  options: Options
  resolve(chosen?: Chosen[]): void
}

export interface OpeningEvents {
  onBeforeShow?(): boolean | undefined
  onShow?(): void
  onHide?(): void
  onAfterHide?(): void
}

/** What of a file manager is open as a dialog. */
export interface Opening<Chosen, Options> {
  isOpen: boolean
  /** It was open once: what it uploads goes on. */
  wasShown: boolean
  /** What `pick` asked for, until nothing of it is on the screen. */
  picking: Picking<Chosen, Options> | undefined
  show(): void
  hide(): void
  /** Closes with what was chosen. */
  confirm(chosen: Chosen[]): void
  pick(options?: Options): Promise<Chosen[] | undefined>
  /** It has left the screen. */
  onClosed(): void
}

export function useOpening<Chosen, Options extends object>(
  latest: RefObject<OpeningEvents>,
  open = false,
): Opening<Chosen, Options> {
  const [isOpen, setOpen] = useState(false)
  const [picking, setPicking] = useState<Picking<Chosen, Options>>()
  const [wasShown, setShown] = useState(false)
  // Methods may be called one after the other, before the next rendering.
  const now = useRef<{ isOpen: boolean; picking?: Picking<Chosen, Options> | undefined }>({ isOpen: false })
  const count = useRef(0)

  const begin = (next?: Picking<Chosen, Options>) => {
    now.current = { isOpen: true, picking: next }
    setPicking(next)
    setOpen(true)
    if (!next) setShown(true)
  }
  const end = (chosen?: Chosen[]) => {
    const { picking } = now.current
    now.current = { isOpen: false }
    setOpen(false)
    picking?.resolve(chosen)
  }
  const show = (next?: Picking<Chosen, Options>) => {
    if (now.current.isOpen) return
    if (latest.current.onBeforeShow?.() === false) return next?.resolve()
    begin(next)
    latest.current.onShow?.()
  }
  const hide = (chosen?: Chosen[]) => {
    if (!now.current.isOpen) return
    end(chosen)
    latest.current.onHide?.()
  }

  // The page opens and closes it: no event tells it what it knows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page says another thing
  useLayoutEffect(() => {
    if (open && !now.current.isOpen) begin()
    else if (!open && now.current.isOpen) end()
  }, [open])
  useEffect(() => () => now.current.picking?.resolve(), [])

  return {
    isOpen,
    wasShown,
    picking,
    show: () => show(),
    hide: () => hide(),
    confirm: hide,
    pick(options = {} as Options) {
      hide()
      return new NativePromise((resolve) => show({ id: ++count.current, options, resolve }))
    },
    onClosed() {
      if (now.current.isOpen) return
      setPicking(undefined)
      latest.current.onAfterHide?.()
    },
  }
}
