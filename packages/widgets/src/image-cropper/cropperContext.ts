import { atom, type WritableAtom } from 'nanostores'
import type { Size } from './boxes'
import { type CropGeometry, turnedSize } from './cropGeometry'
import type { Picture, PictureProblem } from './loadPicture'
import type { CropRatio, CropResult } from './props'
import { ratioValue } from './ratioValue'
import type { CropUpload } from './uploadCrop'

/** Messages of the line above the buttons. */
export type CropNotice =
  | { code: 'no-image' | 'submitting' | 'offline' | 'upload-failed' | 'upload-error' | 'not-drawn' }
  | { code: 'shrunk'; from: Size; to: Size }
  | { code: PictureProblem }

export interface CropperState {
  readonly isLoading: boolean
  /** Undefined until a picture has been loaded; so is `geometry`. */
  readonly picture: Picture | undefined
  readonly geometry: CropGeometry | undefined
  readonly ratio: CropRatio
  readonly isSubmitting: boolean
  readonly notice: CropNotice | undefined
}

export interface CropperSettings {
  ratio: CropRatio
  aspectRatio: number | undefined
  noUpload: boolean
}

/** Dependencies of the cropper. */
export interface CropperDependencies {
  settings(): CropperSettings
  load(image: Blob | string): Promise<Picture>
  draw(picture: Picture, geometry: CropGeometry): Promise<Blob>
  upload(blob: Blob, onOffline: (isOffline: boolean) => void): Promise<CropUpload>
  /** Creates an address for a picture that is not uploaded. */
  addressOf(blob: Blob): string
  onDone(result: CropResult, blob: Blob): void
  onError(code: string, cause: unknown): void
}

/** What the cropper's functions share. */
export interface CropperContext {
  readonly dependencies: CropperDependencies
  readonly $state: WritableAtom<CropperState>
  stage: Size
  /** Incremented with each picture: an older one that loads later is ignored. */
  takes: number
  /** Incremented when a submission is cancelled: what it was waiting for is ignored. */
  cancels: number
  upload: CropUpload | undefined
}

export function createContext(dependencies: CropperDependencies, restored?: CropperState): CropperContext {
  return {
    dependencies,
    $state: atom<CropperState>({
      picture: undefined,
      geometry: undefined,
      ratio: dependencies.settings().ratio,
      notice: undefined,
      ...restored,
      isLoading: false,
      isSubmitting: false,
    }),
    stage: { width: 400, height: 300 },
    takes: 0,
    cancels: 0,
    upload: undefined,
  }
}

export const patch = ({ $state }: CropperContext, change: Partial<CropperState>): void =>
  $state.set({ ...$state.get(), ...change })

/** Changes the geometry, unless the picture is being submitted. */
export function change(context: CropperContext, next: (geometry: CropGeometry) => CropGeometry): void {
  const { geometry, isSubmitting } = context.$state.get()
  if (geometry && !isSubmitting) patch(context, { geometry: next(geometry), notice: undefined })
}

/** Width divided by height of a named ratio, for a picture as it is rotated. */
export const ratioOf = (
  { dependencies }: CropperContext,
  ratio: CropRatio,
  geometry: Pick<CropGeometry, 'picture' | 'turn'>,
): number | undefined => ratioValue(ratio, turnedSize(geometry), dependencies.settings().aspectRatio)
