import { isServiceError } from '@ebkit/core/errors'
import { NativePromise } from '@ebkit/core/promise'
import { createProductService, type Product } from '@ebkit/core/services/products'
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
import type { PickerOptions } from '../picker/options'
import { createPicker } from '../picker/pickerModel'
import type { SavedEntry } from '../picker/reading'
import { useStore } from '../store/useStore'
import { keyOfProduct, parseKeys } from './productKey'
import { createProductSource, type ProductSourceOptions } from './productSource'
import type { ChosenProduct, PickOptions, ProductPickerProps, ProductReference } from './props'
import { toSelectedRow } from './selectedRow'
import { readTabs } from './tabChoices'

/** Settings as the model and its source ask for them. */
interface Settled extends ProductSourceOptions {
  picker: PickerOptions<Product>
}

/** A choice for `pick`. */
interface Picking extends Settled {
  resolve(chosen?: ChosenProduct[]): void
}

const entriesOf = (products: readonly ProductReference[] = []) =>
  products.map((product) => ({ key: keyOfProduct(product) }))

/** The model of a product picker, at work while it is mounted, and its methods. */
export function useProductPicker(props: ProductPickerProps, element: RefObject<HTMLElement | null>) {
  const { open, draft, selection, activityType, ownProducts = '', tabs } = props
  const { session, http, reportError } = useEnvironment()
  const describe = useDescribeError()
  const ownKeys = useMemo(() => new Set(parseKeys(ownProducts)), [ownProducts])
  const picking = useRef<Picking>(undefined)
  /** What `pick` asked for, until nothing of it is on the screen. */
  const [picked, setPicked] = useState<PickOptions>()
  /** Nobody did anything: the picker comes back to the page, or leaves it. */
  const isQuiet = useRef(false)

  const finish = (chosen?: ChosenProduct[]) => {
    const { resolve } = picking.current ?? {}
    picking.current = undefined
    resolve?.(chosen)
  }
  const settle = (given: ProductPickerProps): Settled => {
    const { tabs } = readTabs(given.tabs)
    const { tab, single, max, onError = reportError } = given
    const picker: PickerOptions<Product> = {
      tabs: tabs.map(({ value }) => value),
      tab,
      single,
      max,
      onSelect: (chosen) => given.onSelect?.({ selection: chosen.map(toSelectedRow) }),
      onConfirm(chosen) {
        const value = chosen.map(toSelectedRow)
        if (picking.current) finish(value)
        else given.onChange?.({ value })
      },
      onBeforeShow: () => !given.disabled && (isQuiet.current || given.onBeforeShow?.()),
      onShow: () => isQuiet.current || given.onShow?.(),
      onHide(isConfirmed) {
        if (!isQuiet.current) given.onHide?.()
        if (!isQuiet.current && !isConfirmed) given.onCancel?.()
        finish()
      },
      onError: (cause) =>
        onError({ code: isServiceError(cause) ? cause.code : 'unknown', message: describe(cause), cause }),
    }
    return { ...given, tabs, ownKeys, picker }
  }
  const own = useRef<Settled>(settle(props))
  useLayoutEffect(() => {
    own.current = settle(props)
  })

  const { model, source } = useMemo(() => {
    const settled = () => picking.current ?? own.current
    const source = createProductSource(createProductService(http, session), settled)
    return { source, model: createPicker(source, () => settled().picker) }
  }, [http, session])
  const state = useStore(model.$state)

  useLayoutEffect(() => void model.setSaved(entriesOf(selection)), [model, selection])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what decides on rows and tabs
  useEffect(() => void model.optionsChanged(), [model, activityType, ownKeys, tabs])

  const wasOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is where it is
  useLayoutEffect(() => {
    const kept = draft?.current as readonly SavedEntry<Product>[] | undefined
    isQuiet.current = !!kept
    if (open) void model.open(kept)
    else if (wasOpen.current) model.close()
    isQuiet.current = false
    wasOpen.current = !!open
  }, [model, open])
  useLayoutEffect(() => {
    if (draft) draft.current = state.isOpen && !picking.current ? state.draft : undefined
  })

  useEffect(() => {
    const stop = model.start()
    return () => {
      const { onHide } = picking.current ? (own.current as ProductPickerProps) : {}
      isQuiet.current = true
      stop()
      isQuiet.current = false
      // What the page asked for does not come back with the element.
      if (onHide) queueMicrotask(() => onHide())
    }
  }, [model])

  useImperativeHandle(props.handle, () => ({
    show: () => void model.open(),
    hide: model.close,
    focus: () => {
      const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
      ;(find('[open] .eb-dialog__panel') ?? find('button'))?.focus()
    },
    reset: model.close,
    reload: () => void model.reload(),
    pick(options = {}) {
      model.close()
      setPicked(options)
      return new NativePromise<ChosenProduct[] | undefined>((resolve) => {
        picking.current = { ...settle({ ...props, ...options }), resolve }
        void model.open(entriesOf(options.selection))
        if (!model.$state.get().isOpen) finish()
      })
    },
  }))

  return {
    state,
    model: { ...model, keyOf: source.keyOf, reasonOf: (row: Product) => source.reasonOf(row, state.tab) },
    settings: { ...props, ...picked },
    onClosed() {
      if (model.$state.get().isOpen) return
      setPicked(undefined)
      props.onAfterHide?.()
    },
  }
}
