import { atom, type ReadableAtom } from 'nanostores'
import type { Box, Grip, Size } from './boxes'
import type { Desk } from './desk'
import * as desks from './desk'
import type { Picture, PictureProblem } from './loadPicture'
import type { CropRatio, CropResult } from './props'
import { ratioValue } from './ratioValue'
import type { CropUpload, UploadFailure } from './uploadCrop'

/** What is told in the line above the buttons. */
export type CropNotice =
  | { code: 'no-image' | 'submitting' | 'offline' | 'upload-failed' | 'upload-error' | 'not-drawn' }
  | { code: 'shrunk'; from: Size; to: Size }
  | { code: PictureProblem }

export interface CropperState {
  readonly isLoading: boolean
  /** There once a picture is. */
  readonly picture: Picture | undefined
  readonly desk: Desk | undefined
  readonly ratio: CropRatio
  readonly isSubmitting: boolean
  readonly notice: CropNotice | undefined
}

export interface CropperSettings {
  ratio: CropRatio
  aspectRatio: number | undefined
  noUpload: boolean
}

/** What the cropper does with the world around it. */
export interface CropperTools {
  settings(): CropperSettings
  load(image: Blob | string): Promise<Picture>
  draw(picture: Picture, desk: Desk): Promise<Blob>
  upload(blob: Blob, onOffline: (isOffline: boolean) => void): Promise<CropUpload>
  /** An address for a picture that is not uploaded. */
  addressOf(blob: Blob): string
  onDone(result: CropResult, blob: Blob): void
  onError(code: string, cause: unknown): void
}

export interface Cropper {
  readonly $state: ReadableAtom<CropperState>
  /** Takes another picture; a newer one wins. */
  take(image: Blob | string): Promise<void>
  /** Px of the screen that there are for the picture. */
  setStage(stage: Size): void
  setRatio(ratio: CropRatio): void
  turn(way: 1 | -1): void
  flip(axis: 'scaleX' | 'scaleY'): void
  zoom(factor: number, around?: { x: number; y: number }, moved?: { x: number; y: number }): void
  reset(): void
  /** Takes hold of the box, one of its grips, or the picture; what is given moves it, from where it was. */
  hold(grip: Grip | 'box' | ''): (by: { x: number; y: number }) => void
  /** Moves the box by px of the picture. */
  nudge(x: number, y: number): void
  /** Makes the box larger or smaller at its end by px of the picture. */
  grow(x: number, y: number): void
  /** Uploads what is cut out, and tells of it; nothing is lost where that fails. @spec W-CROP-4 W-CROP-5 */
  save(): Promise<void>
  /** Ends an upload. */
  cancel(): void
}

/**
 * The work of cropping one picture after the other.
 *
 * @param left state that an earlier one has left
 */
export function createCropper(tools: CropperTools, left?: CropperState): Cropper {
  const { settings } = tools
  const $state = atom<CropperState>({
    picture: undefined,
    desk: undefined,
    ratio: settings().ratio,
    notice: undefined,
    ...left,
    isLoading: false,
    isSubmitting: false,
  })
  const set = (changes: Partial<CropperState>) => $state.set({ ...$state.get(), ...changes })
  let stage: Size = { width: 400, height: 300 }
  let takes = 0
  let running: CropUpload | undefined

  const ratioOf = (ratio: CropRatio, desk: Pick<Desk, 'picture' | 'turn'>) =>
    ratioValue(ratio, desks.turnedSize(desk), settings().aspectRatio)

  /** The next desk, unless what is on it is being sent. */
  function change(next: (desk: Desk) => Desk): void {
    const { desk, isSubmitting } = $state.get()
    if (desk && !isSubmitting) set({ desk: next(desk), notice: undefined })
  }

  async function take(image: Blob | string): Promise<void> {
    if ($state.get().isSubmitting) return
    const own = ++takes
    set({ isLoading: true, notice: undefined })
    try {
      const picture = await tools.load(image)
      if (own === takes) show(picture)
    } catch (error) {
      if (own !== takes) return
      const code = (error as { code?: PictureProblem }).code ?? 'not-image'
      set({ isLoading: false, notice: { code } })
      tools.onError(code, error)
    }
  }

  function show(picture: Picture): void {
    const { ratio } = $state.get()
    const { width, height } = picture.canvas
    const size = { width, height }
    const desk = desks.newDesk(size, stage, ratioValue(ratio, size, settings().aspectRatio))
    const { shrunkFrom: from } = picture
    set({ isLoading: false, picture, desk, notice: from && { code: 'shrunk', from, to: size } })
  }

  async function save(): Promise<void> {
    const { isSubmitting, picture, desk } = $state.get()
    if (isSubmitting || !picture || !desk)
      return set({ notice: { code: isSubmitting ? 'submitting' : 'no-image' } })
    set({ isSubmitting: true, notice: undefined })
    try {
      await submit(picture, desk)
    } catch (cause) {
      fail('not-drawn', cause)
    } finally {
      running = undefined
      set({ isSubmitting: false })
    }
  }

  async function submit(picture: Picture, desk: Desk): Promise<void> {
    const blob = await tools.draw(picture, desk)
    const stored = settings().noUpload
      ? { url: tools.addressOf(blob), path: `wxa${Date.now()}.png` }
      : await send(blob)
    if ('hasAnswer' in stored) {
      if (stored.cause !== 'cancelled')
        fail(stored.hasAnswer ? 'upload-failed' : 'upload-error', stored.cause)
      return
    }
    set({ notice: undefined })
    tools.onDone(resultOf(picture, desk, stored), blob)
  }

  async function send(blob: Blob): Promise<{ url: string; path: string } | UploadFailure> {
    try {
      running = await tools.upload(blob, (isOffline) => {
        const isTold = $state.get().notice?.code === 'offline'
        if (isOffline !== isTold) set({ notice: isOffline ? { code: 'offline' } : undefined })
      })
      return await running.stored
    } catch (cause) {
      // What uploads could not be loaded.
      return { hasAnswer: false, cause }
    }
  }

  function fail(code: 'upload-failed' | 'upload-error' | 'not-drawn', cause: unknown): void {
    set({ notice: { code } })
    tools.onError(code, cause)
  }

  return {
    $state,
    take,
    setStage(next) {
      stage = next
      const { desk } = $state.get()
      if (!desk || (desk.stage.width === next.width && desk.stage.height === next.height)) return
      set({ desk: desks.onStage(desk, next) })
    },
    setRatio(ratio) {
      if ($state.get().isSubmitting) return
      set({ ratio })
      change((desk) => desks.withRatio(desk, ratioOf(ratio, desk)))
    },
    turn: (way) =>
      change((desk) => {
        const next = desks.turned(desk, way)
        return desks.withRatio(next, ratioOf($state.get().ratio, next))
      }),
    flip: (axis) => change((desk) => desks.flipped(desk, axis)),
    zoom: (factor, around, moved = { x: 0, y: 0 }) =>
      change((desk) => {
        const next = desks.zoomed(desk, factor, around)
        return desks.withMovedPicture(next, next.at, moved)
      }),
    reset: () =>
      change((desk) => {
        const next = desks.reset(desk)
        return desks.withRatio(next, ratioOf($state.get().ratio, next))
      }),
    hold(grip) {
      const held = $state.get().desk
      if (!held) return () => {}
      const { box, at } = held
      return (by) =>
        change((desk) => {
          if (grip === '') return desks.withMovedPicture(desk, at, by)
          return grip === 'box'
            ? desks.withMovedBox(desk, box, by)
            : desks.withResizedBox(desk, box, grip, by)
        })
    },
    nudge: (x, y) =>
      change((desk) => desks.withMovedBox(desk, desk.box, { x: x * desk.zoom, y: y * desk.zoom })),
    grow: (x, y) => change((desk) => desks.withGrownBox(desk, x, y)),
    save,
    cancel: () => running?.cancel(),
  }
}

function resultOf(picture: Picture, desk: Desk, stored: { url: string; path: string }): CropResult {
  const crop: Box = desks.cropOf(desk)
  return {
    ...crop,
    ...desk.turn,
    originImage: picture.address,
    cropImage: stored.url,
    unique: stored.path,
  }
}
