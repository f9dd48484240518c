import { isServiceError } from '@ebkit/core/errors'
import { NativePromise } from '@ebkit/core/promise'
import {
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDescribeError, useEnvironment } from '../environment'
import { isRule, type SelectionOf } from '../selection-rule'
import { useStore } from '../store/useStore'
import { useValue } from '../value/useValue'
import { abandonPick, finishPick, type PickerContext, pickerOptions, settingsOf } from './pickerContext'
import { createPicker } from './pickerModel'
import type { HandleOf, PickerKind, PickerProps } from './pickerProps'
import type { SavedEntry } from './reading'

/** The draft of an open dialog, while the picker is not on the page. */
interface KeptDraft<Row> {
  rows: readonly SavedEntry<Row>[]
  isRule: boolean
}

/**
 * A picker while it is mounted: its model, which follows the page's selection and `open`, and the methods of its
 * handle. The widget renders it, and provides the rows.
 */
export function usePicker<
  Row,
  Reference,
  Value extends Reference,
  Props extends PickerProps<Reference, Value> & { handle?: HandleOf<Value, Settings> },
  Settings extends Partial<Props>,
>(props: Props, kind: PickerKind<Row, Reference, Value, Props>, element: RefObject<HTMLElement | null>) {
  const { selection = [], open, draft } = props
  const context = usePickerContext(props, kind)
  /** Options of `pick`, until its dialog has left the screen. */
  const [picked, setPicked] = useState<Settings>()
  const { createSource, keyOf } = kind
  const model = useMemo(
    () =>
      createPicker(
        createSource(() => settingsOf(context)),
        pickerOptions(context),
      ),
    [createSource, context],
  )
  const state = useStore(model.$state)
  const textOf = (one: SelectionOf<Reference>) => (isRule(one) ? JSON.stringify(one) : one.map(keyOf).join())
  const entriesOf = (references: readonly Reference[]) =>
    references.map((reference) => ({ key: keyOf(reference) }))

  const value = useValue<SelectionOf<Reference>>({
    value: selection,
    holder: model,
    isSame: (one, other) => textOf(one) === textOf(other),
    onSet: (given) =>
      void (isRule(given)
        ? model.setSaved(
            given.except.map((key) => ({ key })),
            given,
          )
        : model.setSaved(entriesOf(given))),
  })
  context.choose = (chosen) => {
    value.take(chosen)
    props.onChange?.({ value: chosen })
  }
  const opening = useValue({
    value: !!open,
    holder: model,
    onSet(isOpen) {
      const kept = draft?.current as KeptDraft<Row> | undefined
      if (!isOpen) model.close()
      else if (kept && !props.disabled) void model.restore(kept.rows, kept.isRule)
      else void model.open()
    },
  })
  context.setOpen = opening.take

  const drawn = useDrawn()
  useLayoutEffect(() => {
    const { isOpen, isRule, draft: rows } = state
    if (draft) draft.current = isOpen && !context.picking ? { rows, isRule } : undefined
  })
  const inUse = useRef<typeof model>(undefined)
  useEffect(() => {
    const stop = model.start()
    inUse.current = model
    return () => {
      inUse.current = undefined
      // React's strict mode cleans up each effect once, and runs it again immediately.
      queueMicrotask(() => {
        if (inUse.current === model) return
        model.suspend()
        stop()
        abandonPick(context)
      })
    }
  }, [model, context])
  useImperativeHandle(props.handle, () => ({
    show: () => void model.open(),
    hide: model.close,
    focus: () => focusPicker(element.current),
    reset: model.close,
    reload: () => void model.reload(),
    async recheck() {
      const rows = await model.recheck()
      await drawn()
      return rows
    },
    pick(settings?: Settings) {
      model.close()
      setPicked(settings)
      return new NativePromise<Value[] | undefined>((resolve) => {
        context.picking = { settings: { ...context.props, ...settings }, resolve }
        const start = settings?.selection ?? []
        void model.open(isRule(start) ? [] : entriesOf(start))
        if (!model.$state.get().isOpen) finishPick(context)
      })
    },
  }))

  return {
    state,
    model: { ...model },
    settings: { ...props, ...picked, ...(picked && { allowRule: false }) },
    onClosed() {
      if (model.$state.get().isOpen) return
      setPicked(undefined)
      props.onAfterHide?.()
    },
  }
}

/** The context of a picker, with the page's latest props. */
function usePickerContext<
  Row,
  Reference,
  Value extends Reference,
  Props extends PickerProps<Reference, Value>,
>(props: Props, kind: PickerKind<Row, Reference, Value, Props>): PickerContext<Row, Reference, Value, Props> {
  const { reportError } = useEnvironment()
  const describe = useDescribeError()
  const kept = useRef<PickerContext<Row, Reference, Value, Props>>(undefined)
  kept.current ??= { props, kind, picking: undefined, setOpen() {}, choose() {}, reportError() {} }
  return Object.assign(kept.current, {
    props,
    kind,
    reportError(cause: unknown) {
      const { onError = reportError } = props
      onError({ code: isServiceError(cause) ? cause.code : 'unknown', message: describe(cause), cause })
    },
  })
}

/** Focuses the open dialog, else the button. */
function focusPicker(element: HTMLElement | null): void {
  const find = (selector: string) => element?.querySelector<HTMLElement>(selector)
  ;(find('[open] .eb-dialog__panel') ?? find('button'))?.focus()
}

/** Resolves when the current state is rendered, and its problems were reported to the page. */
function useDrawn(): () => Promise<void> {
  const [, draw] = useState(0)
  const [waiting] = useState(() => {
    const resolvers: (() => void)[] = []
    return {
      add: (resolve: () => void) => resolvers.push(resolve),
      release() {
        for (const resolve of resolvers.splice(0)) resolve()
      },
    }
  })
  useEffect(waiting.release)
  useEffect(() => waiting.release, [waiting])
  return () =>
    new NativePromise((resolve) => {
      waiting.add(resolve)
      draw((number) => number + 1)
    })
}
