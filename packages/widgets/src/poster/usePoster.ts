import { loadChunk } from '@ebkit/core/errors'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { giveFile } from '../saving'
import { useStore } from '../store/useStore'
import type { PosterProblem } from './PosterProblem'
import { createPoster } from './posterModel'
import type { PosterProps } from './props'
import { strings } from './strings'

const loadRendering = () => loadChunk(() => import('./rendering/renderPoster'))

/** The model with the latest properties, and saving with its events. */
export function usePoster(props: PosterProps, element: RefObject<HTMLElement | null>) {
  const { given } = usePlace()
  const text = useStrings(strings)
  const newest = useRef(props)
  useLayoutEffect(() => {
    newest.current = props
  })
  const saving = useRef<Promise<boolean> | undefined>(undefined)
  const model = useMemo(
    () =>
      createPoster<HTMLElement>(
        {
          find: () => sourceOf(newest.current, element.current),
          render: async (source, area, qrText) => (await loadRendering()).renderPoster(source, area, qrText),
          give: giveFile,
          now: () => performance.now(),
        },
        () => newest.current,
      ),
    [element],
  )
  const report = (problem: PosterProblem) => {
    const { code, params, cause } = problem
    ;(props.onError ?? given.reportError)?.({ code, message: text(code, params), cause })
  }
  const save = async () => {
    const result = await model.save()
    if (result.isSaved) {
      const { fileName, content, time } = result
      props.onDownload?.({ fileName, size: content.size, time })
    } else report(result.problem)
    props.callback?.(result)
    return result.isSaved
  }
  // A press while one is being created waits for that one: one file, one event.
  const download = () => {
    saving.current ??= save().finally(() => {
      saving.current = undefined
    })
    return saving.current
  }
  const toBlob = async () => {
    try {
      return await model.make()
    } catch (problem) {
      report(problem as PosterProblem)
      return undefined
    }
  }
  return { state: useStore(model.$state), download, toBlob }
}

/** The poster element: itself, or by its id in the root of this element. */
function sourceOf({ source, for: id }: PosterProps, element: HTMLElement | null): HTMLElement | undefined {
  if (source instanceof HTMLElement) return source
  if (!id || !element) return undefined
  const inner = element.getRootNode() as Document | ShadowRoot
  const outer = (inner as Partial<ShadowRoot>).host?.getRootNode() as Document | ShadowRoot | undefined
  const found = outer?.getElementById?.(id) ?? document.getElementById(id)
  return found ?? undefined
}
