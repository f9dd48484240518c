import { timedOut, withDeadline } from '@ebkit/core/promise'
import { atom, type ReadableAtom } from 'nanostores'
import type { GivenFile } from '../saving'
import { PosterProblem } from './PosterProblem'
import { areaOf, longestSide, type PosterArea, type PosterOptions, posterFileName } from './posterSettings'

/** Milliseconds after which creating a poster fails. */
export const posterTimeout = 30_000

/** The result of a poster; `callback` gets it. */
export type PosterResult =
  | {
      /** The file was saved. */
      readonly isSaved: true
      /** Name of the file. */
      readonly fileName: string
      /** The image. */
      readonly content: Blob
      /** Duration in milliseconds. */
      readonly time: number
    }
  | {
      /** There is no file. */
      readonly isSaved: false
      /** Why. */
      readonly problem: PosterProblem
    }

export type PosterState =
  | { readonly status: 'idle' }
  | { readonly status: 'working' }
  | { readonly status: 'failed'; readonly problem: PosterProblem }

export interface PosterDependencies<Source> {
  /** The poster element; undefined if there is none. */
  find(): Source | undefined
  /** Creates and verifies the image; throws a `PosterProblem`. */
  render(source: Source, area: PosterArea, qrText: string | undefined): Promise<Blob>
  /** Saves the file for the user. */
  give(file: GivenFile): void
  now(): number
}

export interface PosterModel {
  readonly $state: ReadableAtom<PosterState>
  /** Creates the image and saves it. While one is being created, waits for that one. */
  save(): Promise<PosterResult>
  /** Creates the image without saving it. @throws PosterProblem */
  make(): Promise<Blob>
}

/**
 * The model of a poster, without a view.
 * @param options asked for at each poster
 * @spec W-POST-1 W-POST-2 W-POST-3 W-POST-4
 */
export function createPoster<Source>(
  dependencies: PosterDependencies<Source>,
  options: () => PosterOptions,
): PosterModel {
  const { render, give, now } = dependencies
  const $state = atom<PosterState>({ status: 'idle' })
  let saving: Promise<PosterResult> | undefined

  async function make(): Promise<Blob> {
    const { source, area } = parametersOf(dependencies.find(), options())
    const { qrText } = options()
    try {
      return await withDeadline(() => render(source, area, qrText), posterTimeout)
    } catch (cause) {
      if (cause instanceof PosterProblem) throw cause
      throw new PosterProblem(cause === timedOut ? 'timeout' : 'failed', {}, cause)
    }
  }

  async function saveOne(): Promise<PosterResult> {
    const start = now()
    $state.set({ status: 'working' })
    try {
      const content = await make()
      const fileName = posterFileName(options().name ?? '')
      give({ name: fileName, content })
      $state.set({ status: 'idle' })
      return { isSaved: true, fileName, content, time: now() - start }
    } catch (problem) {
      const failed = problem as PosterProblem
      $state.set({ status: 'failed', problem: failed })
      return { isSaved: false, problem: failed }
    }
  }

  const save = () => {
    saving ??= saveOne().finally(() => {
      saving = undefined
    })
    return saving
  }
  return { $state, save, make }
}

/** @throws PosterProblem if something is missing or too large */
function parametersOf<Source>(source: Source | undefined, options: PosterOptions) {
  const area = areaOf(options)
  if (!source || !options.name || !area) throw new PosterProblem('missing-parameters')
  if (Math.max(area.width, area.height) * area.scale > longestSide)
    throw new PosterProblem('too-large', { most: longestSide })
  return { source, area }
}
