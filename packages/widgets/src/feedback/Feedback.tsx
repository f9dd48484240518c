import { getPage } from '@ebkit/core/page'
import { NativePromise } from '@ebkit/core/promise'
import type { ModalReason } from '@ebkit/ui/modal-box'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useStrings } from '../environment'
import { hostOf } from '../environment/hostOf'
import { Toast } from '../toast'
import { followModal } from './followModal'
import { Modal } from './Modal'
import { type ModalOptions, optionsOf, type Shown, type ToastOptions } from './options'
import type { FeedbackProps } from './props'
import { strings } from './strings'
import { optionNames, unknownOptions, wrongWords } from './unknownOptions'
import { useMessageList } from './useMessageList'

/**
 * Shows modals, questions and toasts that a page requests by function calls.
 *
 * @example
 * ```tsx
 * import { Feedback, type FeedbackHandle } from '@ebkit/widgets/feedback'
 * import { useRef } from 'react'
 *
 * export function Page() {
 *   const feedback = useRef<FeedbackHandle>(null)
 *   const save = () => void feedback.current?.toast('已保存')
 *   return (
 *     <>
 *       <button type="button" onClick={save}>保存</button>
 *       <Feedback handle={feedback} />
 *     </>
 *   )
 * }
 * ```
 */
export function Feedback(props: FeedbackProps) {
  const text = useStrings(strings)
  const root = useRef<HTMLDivElement>(null)
  const { shown, add, remove } = useRequests()
  const { list, show, hide } = useMessageList(props)
  const isAnswered = props.asked && shown && !shown.length
  useEffect(() => {
    if (isAnswered) hostOf(root.current)?.remove()
  }, [isAnswered])

  const check = (call: string, given: unknown, known: readonly string[]) => {
    const unknown = unknownOptions(given, known).map((name) => ({ name, names: known.join(', ') }))
    for (const mistake of [...unknown, ...wrongWords(given, known)])
      getPage().report('configuration-invalid', text('unknown', { call, ...mistake }))
  }
  const ask = (call: string, given: unknown, more?: ModalOptions): Promise<ModalReason> => {
    check(call, given, optionNames.modal)
    return new NativePromise((answer) =>
      add({ kind: 'modal', options: { ...more, ...optionsOf<ModalOptions>(given) }, answer }),
    )
  }
  const modal = (given: unknown) => ask('modal', given)
  const confirm = async (given: unknown) => (await ask('confirm', given, { size: 'sm' })) === 'ok'
  const toast = (given: unknown): Promise<void> => {
    check('toast', given, optionNames.toast)
    return new NativePromise((answer) =>
      add({ kind: 'toast', options: optionsOf<ToastOptions>(given), answer }),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    if (!props.asked) return
    const [answers, given, answer] = props.asked
    const show = answers[0] === true ? confirm : answers.length ? modal : toast
    void show(given).then(answer)
    const host = hostOf(root.current) as HTMLElement | undefined
    return show === toast && host ? followModal(host) : undefined
  }, [])
  useImperativeHandle(props.handle, () => ({ modal, confirm, toast, show, hide }))
  return (
    <div ref={root} className="eb-root">
      {list}
      {shown?.map((one) =>
        one.kind === 'modal' ? (
          <Modal key={one.id} {...one} onClosed={() => remove(one)} />
        ) : (
          <Toast key={one.id} open {...one.options} onHide={() => remove(one)}>
            {one.options.text}
          </Toast>
        ),
      )}
    </div>
  )
}

type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never

/** The current request; undefined before the first one. */
function useRequests() {
  const [shown, setShown] = useState<readonly Shown[]>()
  const newest = useRef(shown)
  const set = (next: readonly Shown[]) => {
    newest.current = next
    setShown(next)
  }
  // If the page removes the element, resolve the open request.
  useEffect(() => () => newest.current?.forEach(answerClosed), [])
  return {
    shown,
    add(request: Without<Shown, 'id'>) {
      lastId += 1
      set([...(newest.current ?? []), { ...request, id: lastId } as Shown])
    },
    remove(one: Shown) {
      answerClosed(one)
      set((newest.current ?? []).filter(({ id }) => id !== one.id))
    },
  }
}

let lastId = 0

/** A modal that has been answered keeps its answer. */
const answerClosed = ({ answer }: Shown) => answer('close')
