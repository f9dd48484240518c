import { atom, type ReadableAtom } from 'nanostores'
import {
  type AddressProblem,
  type FrameAddress,
  frameAddress,
  isAllowedOrigin,
  originsOf,
} from './frameAddress'
import { readFrameMessage } from './frameMessage'

/** Default milliseconds until loading a page times out. */
export const frameTimeLimit = 30_000

export interface FrameOptions {
  src?: string
  /** Origins besides the page's own, separated by spaces or commas. */
  origins?: string
  /** Milliseconds until loading a page times out. Default 30,000. */
  timeLimit?: number
  /** Ignores the heights that the page reports. */
  isFixed?: boolean
  /** The page has loaded; called again after each navigation inside. */
  onLoad?(detail: { address: string }): void
  onTitle?(detail: { title: string }): void
  onRoute?(detail: { route: string }): void
}

/** `slow`: not loaded in time; a page that loads later is shown. @spec W-IFR-2 W-IFR-3 */
export type FrameState =
  | { readonly status: 'address-error'; readonly problem: AddressProblem; readonly origin: string }
  | {
      readonly status: 'loading' | 'ready' | 'slow'
      readonly address: string
      /** Number of the attempt; each has its own frame. */
      readonly attempt: number
      /** CSS pixels that the page reported. */
      readonly height?: number
    }

/** Why there is no page, for `eb-error`. */
export type FrameProblem =
  | { readonly code: 'address-error'; readonly problem: AddressProblem; readonly origin: string }
  | { readonly code: 'timeout' }

export interface FrameModel {
  readonly $state: ReadableAtom<FrameState>
  /** Opens the address of the options. */
  open(): void
  /** Opens the same address again. */
  reload(): void
  /** The frame has loaded a page. */
  loaded(): void
  /** Handles a message from the frame's window. */
  receive(data: unknown, origin: string): void
  /** Cancels loading. */
  stop(): void
}

/**
 * The model of a frame, without a view.
 * @param base address of the page
 * @param options asked for at each step
 * @spec W-IFR-1 W-IFR-2 W-IFR-3
 */
export function createFrame(
  base: string,
  options: () => FrameOptions,
  onProblem: (problem: FrameProblem) => void,
): FrameModel {
  const found = (): FrameAddress => frameAddress(options().src, originsOf(options().origins ?? ''), base)
  const $state = atom<FrameState>(firstState(found()))
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  const stop = () => clearTimeout(timer)

  function open(): void {
    stop()
    const place = found()
    const drawn = $state.get()
    const isFirst = ++attempts === 1
    // A page that loads quickly has loaded in the rendered frame before it was opened: this happens once.
    if (isFirst && drawn.status === 'ready' && 'address' in place && place.address === drawn.address) return
    // The first attempt reuses the rendered frame: a new one would request the page again.
    $state.set(firstState(place, attempts))
    if ('problem' in place) {
      onProblem({ code: 'address-error', ...place })
      return
    }
    timer = setTimeout(() => {
      const state = $state.get()
      if (state.status !== 'loading') return
      $state.set({ ...state, status: 'slow' })
      onProblem({ code: 'timeout' })
    }, options().timeLimit || frameTimeLimit)
  }

  function loaded(): void {
    const state = $state.get()
    if (state.status === 'address-error') return
    stop()
    $state.set({ ...state, status: 'ready' })
    options().onLoad?.({ address: state.address })
  }

  function receive(data: unknown, origin: string): void {
    const state = $state.get()
    const message = readFrameMessage(data)
    if (!message || state.status === 'address-error' || !isTrusted(origin)) return
    const { height, title, route } = message
    const { isFixed, onTitle, onRoute } = options()
    if (height !== undefined && !isFixed) $state.set({ ...state, height })
    if (title !== undefined) onTitle?.({ title })
    if (route !== undefined) onRoute?.({ route })
  }

  /** The frame may have navigated meanwhile: only pages that could be opened are listened to. */
  const isTrusted = (origin: string) =>
    origin === new URL(base).origin || isAllowedOrigin(origin, originsOf(options().origins ?? ''))

  return { $state, open, reload: open, loaded, receive, stop }
}

const firstState = (place: FrameAddress, attempt = 1): FrameState =>
  'problem' in place
    ? { status: 'address-error', ...place }
    : { status: 'loading', address: place.address, attempt }
