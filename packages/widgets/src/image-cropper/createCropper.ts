import type { ReadableAtom } from 'nanostores'
import type { Grip, Size } from './boxes'
import {
  type CropGeometry,
  flipped,
  newGeometry,
  onStage,
  reset,
  turned,
  withGrownBox,
  withMovedBox,
  withMovedPicture,
  withRatio,
  withResizedBox,
  zoomed,
} from './cropGeometry'
import {
  type CropperContext,
  type CropperDependencies,
  type CropperState,
  change,
  createContext,
  patch,
  ratioOf,
} from './cropperContext'
import type { Picture, PictureProblem } from './loadPicture'
import type { CropRatio } from './props'
import { ratioValue } from './ratioValue'
import { cancel, save } from './submitting'

export type { CropNotice, CropperDependencies, CropperState } from './cropperContext'

interface Point {
  x: number
  y: number
}

export interface Cropper {
  readonly $state: ReadableAtom<CropperState>
  /** Loads another picture; the latest call wins. */
  take(image: Blob | string): Promise<void>
  /** Sets the size that the screen has for the picture, in px. */
  setStage(stage: Size): void
  setRatio(ratio: CropRatio): void
  turn(way: 1 | -1): void
  flip(axis: 'scaleX' | 'scaleY'): void
  zoom(factor: number, center?: Point, moved?: Point): void
  reset(): void
  /**
   * Starts dragging the box, one of its grips or, with an empty grip, the picture.
   *
   * @returns moves it, by an offset from where it was
   */
  hold(grip: Grip | 'box' | ''): (by: Point) => void
  /** Moves the box by px of the picture. */
  nudge(x: number, y: number): void
  /** Moves the bottom right corner of the box by px of the picture. */
  grow(x: number, y: number): void
  /** Uploads the crop and reports it. @spec W-CROP-4 W-CROP-5 */
  save(): Promise<void>
  /** Cancels what `save` has begun. */
  cancel(): void
}

/**
 * Crops one image after another. It has no view.
 *
 * @param restored state of an earlier cropper to continue from
 */
export function createCropper(dependencies: CropperDependencies, restored?: CropperState): Cropper {
  const context = createContext(dependencies, restored)
  return {
    $state: context.$state,
    take: (image) => take(context, image),
    setStage: (stage) => setStage(context, stage),
    setRatio: (ratio) => setRatio(context, ratio),
    turn: (way) => change(context, (geometry) => withCurrentRatio(context, turned(geometry, way))),
    flip: (axis) => change(context, (geometry) => flipped(geometry, axis)),
    zoom: (factor, center, moved) => zoom(context, factor, center, moved),
    reset: () => change(context, (geometry) => withCurrentRatio(context, reset(geometry))),
    hold: (grip) => hold(context, grip),
    nudge: (x, y) => nudge(context, x, y),
    grow: (x, y) => change(context, (geometry) => withGrownBox(geometry, x, y)),
    save: () => save(context),
    cancel: () => cancel(context),
  }
}

async function take(context: CropperContext, image: Blob | string): Promise<void> {
  if (context.$state.get().isSubmitting) return
  const { load, onError } = context.dependencies
  const own = ++context.takes
  patch(context, { isLoading: true, notice: undefined })
  try {
    const picture = await load(image)
    if (own === context.takes) showPicture(context, picture)
  } catch (error) {
    if (own !== context.takes) return
    const code = (error as { code?: PictureProblem }).code ?? 'not-image'
    patch(context, { isLoading: false, notice: { code } })
    onError(code, error)
  }
}

function showPicture(context: CropperContext, picture: Picture): void {
  const { ratio } = context.$state.get()
  const { width, height } = picture.canvas
  const size = { width, height }
  const { aspectRatio } = context.dependencies.settings()
  const geometry = newGeometry(size, context.stage, ratioValue(ratio, size, aspectRatio))
  const { shrunkFrom: from } = picture
  patch(context, {
    isLoading: false,
    picture,
    geometry,
    notice: from && { code: 'shrunk', from, to: size },
  })
}

function setStage(context: CropperContext, stage: Size): void {
  context.stage = stage
  const { geometry } = context.$state.get()
  if (!geometry || (geometry.stage.width === stage.width && geometry.stage.height === stage.height)) return
  patch(context, { geometry: onStage(geometry, stage) })
}

function setRatio(context: CropperContext, ratio: CropRatio): void {
  if (context.$state.get().isSubmitting) return
  patch(context, { ratio })
  change(context, (geometry) => withCurrentRatio(context, geometry))
}

const withCurrentRatio = (context: CropperContext, geometry: CropGeometry): CropGeometry =>
  withRatio(geometry, ratioOf(context, context.$state.get().ratio, geometry))

function zoom(context: CropperContext, factor: number, center?: Point, moved = { x: 0, y: 0 }): void {
  change(context, (geometry) => {
    const next = zoomed(geometry, factor, center)
    return withMovedPicture(next, next.at, moved)
  })
}

function hold(context: CropperContext, grip: Grip | 'box' | ''): (by: Point) => void {
  const held = context.$state.get().geometry
  if (!held) return () => {}
  const { box, at } = held
  return (by) =>
    change(context, (geometry) => {
      if (grip === '') return withMovedPicture(geometry, at, by)
      return grip === 'box' ? withMovedBox(geometry, box, by) : withResizedBox(geometry, box, grip, by)
    })
}

function nudge(context: CropperContext, x: number, y: number): void {
  change(context, (geometry) => {
    const { box, zoom: factor } = geometry
    return withMovedBox(geometry, box, { x: x * factor, y: y * factor })
  })
}
