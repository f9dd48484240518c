import { loadChunk } from '@ebkit/core/errors'
import type { ReadableAtom } from 'nanostores'
import { useEffect, useMemo, useRef } from 'react'
import { useDescribeError, useEnvironment } from '../../environment'
import type { Pasting } from '../document/longPaste/Pasting'
import type { RichTextProps } from '../props'
import type { Text } from '../strings'
import { createImageInsertions, type ImageInsertions } from './createImageInsertions'
import { buttonMaximum, pastedMaximum } from './limits'
import { problemText } from './problemText'

/**
 * The images of a text, and the problem for the form: it cannot be submitted before they are stored, nor while a long
 * text is being pasted.
 */
export function useInsertions(
  props: RichTextProps,
  text: Text,
  $pasting: ReadableAtom<Pasting | undefined>,
): ImageInsertions {
  const { http, session, reportError } = useEnvironment()
  const describe = useDescribeError()
  const latest = useRef({ props, text, reportError, describe })
  latest.current = { props, text, reportError, describe }
  const insertions = useMemo(
    () =>
      createImageInsertions({
        async upload(file, listeners) {
          const { uploadImage } = await loadChunk(() => import('../../image-upload/uploadImage'))
          const { visibility = 'public' } = latest.current.props
          return uploadImage(file, { http, session, visibility }, listeners)
        },
        addressOf: (file) => URL.createObjectURL(file),
        releaseAddress: (address) => URL.revokeObjectURL(address),
        limitOf(source) {
          const { maxSize = pastedMaximum, uploadMaxSize = buttonMaximum } = latest.current.props
          return source === 'button' ? uploadMaxSize : maxSize
        },
      }),
    [http, session],
  )
  useEffect(() => {
    const reported = new Set<unknown>()
    let lastMessage: string | undefined
    const check = () => {
      const { props, text, reportError, describe } = latest.current
      const open = insertions.$insertions.get().filter(({ status }) => status !== 'stored')
      for (const { problem } of open) {
        if (!problem || reported.has(problem)) continue
        reported.add(problem)
        const message = problemText(problem, text, describe)
        ;(props.onError ?? reportError)({
          code: problem.code,
          message,
          cause: 'cause' in problem && problem.cause,
        })
      }
      const hasFailed = open.some(({ status }) => status === 'failed')
      const isPasting = $pasting.get()?.status === 'working'
      const images = open.length ? text(hasFailed ? 'failed' : 'pending') : undefined
      const message = isPasting ? text('pasting') : images
      if (message !== lastMessage) props.reportProblem?.(message)
      lastMessage = message
    }
    const stops = [insertions.$insertions.listen(check), $pasting.listen(check)]
    return () => {
      insertions.dispose()
      for (const stop of stops) stop()
    }
  }, [insertions, $pasting])
  return insertions
}
