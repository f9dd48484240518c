import { atom, type ReadableAtom } from 'nanostores'
import type { ImageListeners, ImageUpload, StoredImage, UploadFailure } from '../../image-upload/uploadImage'

/** How an image was inserted. */
export type ImageSource = 'button' | 'paste' | 'drop' | 'address'

/** Why an image was refused, or not uploaded. */
export type ImageProblem =
  | { code: 'too-large'; limit: number }
  | { code: 'wrong-type' }
  /** The answer has no path. @spec W-EDI-5 */
  | { code: 'upload-failed'; cause: unknown }
  /** The upload failed otherwise. @spec W-EDI-6 */
  | { code: 'upload-error'; cause: unknown }

/** An image of the text that is being uploaded, or could not be. */
export interface ImageInsertion {
  readonly id: string
  readonly name: string
  /** Address of the local preview, an object URL. */
  readonly preview: string
  readonly status: 'uploading' | 'failed' | 'stored'
  /** Share that has been sent, from 0 to 1; undefined while unknown. */
  readonly share?: number | undefined
  readonly isOffline?: boolean
  readonly problem?: ImageProblem | undefined
  /** Address of the stored image. */
  readonly url?: string
}

/** An image that was refused before it was inserted. */
export interface RefusedImage {
  name: string
  size: number
  problem: ImageProblem
}

export interface ImageInsertionsDependencies {
  /** Uploads a file; may load the code for it first. */
  upload(file: File, listeners: ImageListeners): Promise<ImageUpload> | ImageUpload
  addressOf(file: File): string
  releaseAddress(address: string): void
  /** Maximum bytes of an image from a source; 0 for any size. */
  limitOf(source: ImageSource): number
}

export interface ImageInsertions {
  /** Those that are not stored yet; a stored one stays here so that undoing and redoing finds its address. */
  readonly $insertions: ReadableAtom<readonly ImageInsertion[]>
  /** The images that were refused of those that were inserted last. */
  readonly $refused: ReadableAtom<readonly RefusedImage[]>
  /**
   * Starts to upload images; files that are too large or not images are refused. Returns the accepted ones.
   *
   * @param isMore they belong to the same paste as the ones before, whose refusals stay. Default false.
   */
  add(files: readonly File[], source: ImageSource, isMore?: boolean): readonly ImageInsertion[]
  retry(id: string): void
  /** Cancels an upload, and removes the image. */
  remove(id: string): void
  forgetRefused(): void
  /** Cancels everything. */
  dispose(): void
}

interface Context {
  dependencies: ImageInsertionsDependencies
  $insertions: ReturnType<typeof atom<readonly ImageInsertion[]>>
  files: Map<string, File>
  uploads: Map<string, ImageUpload>
}

let count = 0

/** The images that are inserted into a text: local preview at once, upload in the background. */
export function createImageInsertions(dependencies: ImageInsertionsDependencies): ImageInsertions {
  const context: Context = {
    dependencies,
    $insertions: atom<readonly ImageInsertion[]>([]),
    files: new Map(),
    uploads: new Map(),
  }
  const $refused = atom<readonly RefusedImage[]>([])
  return {
    $insertions: context.$insertions,
    $refused,
    add(files, source, isMore) {
      const checked = files.map((file) => ({ file, problem: problemOf(file, dependencies.limitOf(source)) }))
      const refused = checked.flatMap(({ file, problem }) =>
        problem ? [{ name: file.name, size: file.size, problem }] : [],
      )
      $refused.set(isMore ? [...$refused.get(), ...refused] : refused)
      return checked.flatMap(({ file, problem }) => (problem ? [] : [begin(context, file)]))
    },
    retry(id) {
      const file = context.files.get(id)
      if (!file) return
      patch(context, id, { status: 'uploading', problem: undefined, share: undefined })
      void send(context, id, file)
    },
    remove: (id) => remove(context, id),
    forgetRefused: () => $refused.set([]),
    dispose() {
      for (const { id } of context.$insertions.get()) remove(context, id)
    },
  }
}

/** @spec W-EDI-2 */
function problemOf(file: File, limit: number): ImageProblem | undefined {
  if (!file.type.startsWith('image/')) return { code: 'wrong-type' }
  if (limit > 0 && file.size > limit) return { code: 'too-large', limit }
}

function begin(context: Context, file: File): ImageInsertion {
  const id = `image-${++count}`
  const insertion: ImageInsertion = {
    id,
    name: file.name,
    preview: context.dependencies.addressOf(file),
    status: 'uploading',
  }
  context.files.set(id, file)
  context.$insertions.set([...context.$insertions.get(), insertion])
  void send(context, id, file)
  return insertion
}

async function send(context: Context, id: string, file: File): Promise<void> {
  const outcome = await outcomeOf(context, id, file)
  context.uploads.delete(id)
  if ('url' in outcome) {
    context.files.delete(id)
    patch(context, id, { status: 'stored', url: outcome.url })
  } else if (outcome.cause !== 'cancelled') {
    const code = outcome.hasAnswer ? 'upload-failed' : 'upload-error'
    patch(context, id, { status: 'failed', isOffline: false, problem: { code, cause: outcome.cause } })
  }
}

async function outcomeOf(context: Context, id: string, file: File): Promise<StoredImage | UploadFailure> {
  try {
    const upload = await context.dependencies.upload(file, {
      onOffline: (isOffline) => patch(context, id, { isOffline }),
      onProgress: (share) => patch(context, id, { share }),
    })
    // Removed while the code for uploads was loading.
    if (!context.files.has(id)) upload.cancel()
    context.uploads.set(id, upload)
    return await upload.stored
  } catch (cause) {
    return { hasAnswer: false, cause }
  }
}

function remove(context: Context, id: string): void {
  const insertion = context.$insertions.get().find((one) => one.id === id)
  if (!insertion) return
  context.files.delete(id)
  context.uploads.get(id)?.cancel()
  context.dependencies.releaseAddress(insertion.preview)
  context.$insertions.set(context.$insertions.get().filter((one) => one !== insertion))
}

function patch({ $insertions }: Context, id: string, change: Partial<ImageInsertion>): void {
  const all = $insertions.get()
  if (all.some((one) => one.id === id))
    $insertions.set(all.map((one) => (one.id === id ? { ...one, ...change } : one)))
}
