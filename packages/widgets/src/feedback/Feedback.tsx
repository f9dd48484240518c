import { NativePromise } from '@ebkit/core/promise'
import type { ModalReason } from '@ebkit/ui/modal-box'
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { hostOf } from '../environment/hostOf'
import { Toast } from '../toast'
import { followModal } from './followModal'
import { Modal } from './Modal'
import { type Asked, type ModalOptions, optionsOf, type Shown, type ToastOptions } from './options'
import { useMessageList } from './useMessageList'

/** What a page can ask of it. Each resolves when what it asked for has been closed, and never rejects. */
export interface FeedbackHandle {
  /** Shows a modal dialog, and tells what closed it. */
  modal(options: ModalOptions | string): Promise<ModalReason>
  /** Asks a question: true for OK, false for everything else. */
  confirm(options: ModalOptions | string): Promise<boolean>
  /** Shows a toast; resolves when it is hidden. */
  toast(options: ToastOptions | string): Promise<void>
  /** Opens the list of messages. */
  show(): void
  /** Closes the list of messages. */
  hide(): void
}

export interface FeedbackProps {
  /** A button that opens the list of the messages that the page has shown, where they can be read again. */
  list?: boolean
  /**
   * One request of `EB.modal`, `EB.confirm` or `EB.toast`: the answers for OK and for cancel, what was asked, and how to
   * answer. The element takes itself out of the page when it was answered.
   */
  asked?: Asked
  /** The list of messages opened. */
  onShow?(): void
  /** The list of messages closes. */
  onHide?(): void
  /** The list of messages is gone from the screen. */
  onAfterHide?(): void
  /** Receives the methods. */
  handle?: RefObject<FeedbackHandle | null>
}

/** Shows what a page asks for in words: modals, questions, toasts. */
export function Feedback(props: FeedbackProps) {
  const root = useRef<HTMLDivElement>(null)
  const { shown, add, remove } = useRequests()
  const { list, show, hide } = useMessageList(props)
  const isAnswered = props.asked && shown && !shown.length
  useEffect(() => {
    if (isAnswered) hostOf(root.current)?.remove()
  }, [isAnswered])

  const modal = (given: unknown, more?: ModalOptions): Promise<ModalReason> =>
    new NativePromise((answer) =>
      add({ kind: 'modal', options: { ...more, ...optionsOf<ModalOptions>(given) }, answer }),
    )
  const toast = (given: unknown): Promise<void> =>
    new NativePromise((answer) => add({ kind: 'toast', options: optionsOf<ToastOptions>(given), answer }))
  const confirm = async (given: unknown) => (await modal(given, { size: 'sm' })) === 'ok'
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

/** What is shown now; undefined as long as there was nothing. */
function useRequests() {
  const [shown, setShown] = useState<readonly Shown[]>()
  const newest = useRef(shown)
  const set = (next: readonly Shown[]) => {
    newest.current = next
    setShown(next)
  }
  // Where the page takes the element away, nobody waits for an answer for ever.
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
