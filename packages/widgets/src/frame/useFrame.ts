import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { useStore } from '../store/useStore'
import { createFrame, type FrameProblem, frameTimeLimit } from './frameModel'
import type { FrameProps } from './props'
import { strings } from './strings'

/** The model for the properties, opened again when the address changes, and the messages of the frame's window. */
export function useFrame(props: FrameProps, frame: RefObject<HTMLIFrameElement | null>) {
  const { given } = usePlace()
  const text = useStrings(strings)
  const report = (problem: FrameProblem) => {
    const message =
      problem.code === 'timeout' ? text('slow') : `${text('addressError')}: ${text(problem.problem, problem)}`
    ;(props.onError ?? given.reportError)?.({ code: problem.code, message })
  }
  const newest = useRef({ props, report })
  useLayoutEffect(() => {
    newest.current = { props, report }
  })
  const model = useMemo(
    () =>
      createFrame(
        globalThis.document?.baseURI ?? '',
        () => newest.current.props,
        (problem) => newest.current.report(problem),
      ),
    [],
  )
  const { src, origins } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again for each address
  useEffect(() => {
    model.open()
    return model.stop
  }, [model, src, origins])
  useEffect(() => {
    const receive = ({ source, data, origin }: MessageEvent) => {
      if (source && source === frame.current?.contentWindow) model.receive(data, origin)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [model, frame])
  useImperativeHandle(props.handle, () => ({ reload: model.reload }), [model])
  return { state: useStore(model.$state), model, seconds: (props.timeLimit || frameTimeLimit) / 1000 }
}
