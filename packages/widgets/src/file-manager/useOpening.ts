import { NativePromise } from '@ebkit/core/promise'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A choice that the page requested by `pick`. */
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

/** The state of a file manager's dialog. */
export interface Opening<Chosen, Options> {
  isOpen: boolean
  /** It has been open once; its uploads continue. */
  wasShown: boolean
  /** The request of `pick`, until its dialog has left the screen. */
  picking: Picking<Chosen, Options> | undefined
  show(): void
  hide(): void
  /** Closes the dialog with the chosen entries. */
  confirm(chosen: Chosen[]): void
  pick(options?: Options): Promise<Chosen[] | undefined>
  /** The dialog has left the screen. */
  onClosed(): void
}

export function useOpening<Chosen, Options extends object>(
  latest: RefObject<OpeningEvents>,
  open = false,
): Opening<Chosen, Options> {
  const [isOpen, setOpen] = useState(false)
  const [picking, setPicking] = useState<Picking<Chosen, Options>>()
  const [wasShown, setShown] = useState(false)
  // The page may call several methods before the next rendering.
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

  const followed = useRef<boolean>(undefined)
  const isThere = useRef(false)
  // The page itself opened or closed it, so there is no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page's property changes
  useLayoutEffect(() => {
    // React's strict mode runs each effect twice: what `pick` has opened in between stays open.
    if (followed.current === open) return
    followed.current = open
    if (open && !now.current.isOpen) begin()
    else if (!open && now.current.isOpen) end()
  }, [open])
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      queueMicrotask(() => isThere.current || now.current.picking?.resolve())
    }
  }, [])

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
