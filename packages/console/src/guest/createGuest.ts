import type { GuestOrder, GuestService } from '@ebkit/core/services/guest'
import { atom, type WritableAtom } from 'nanostores'
import type { GuestEntry, GuestState, RefundEntry, RefundReason } from './GuestState'
import { chosen, emptyEntry, isRefundable, missingOf, mostOf, refundOf, requestOf } from './guestEntry'

export interface GuestDependencies {
  readonly service: GuestService
  newRequestId(): string
  /** The text of a reason, as the store reads it. */
  reasonText(reason: RefundReason): string
  /** Reports the order that the page is about, so that a reload shows it again. */
  onOrder(platformOrderId: string | undefined): void
}

/** A guest who orders, pays, shows codes and requests refunds. */
export interface Guest {
  readonly $state: WritableAtom<GuestState>
  /** Reads the products that can be ordered. */
  load(): Promise<void>
  choose(ticketProductId: string): void
  change(part: Partial<GuestEntry>): void
  /** Orders and pays. After a failure it can be called again: nothing is ordered or paid twice. */
  pay(): Promise<void>
  /** Shows an order. */
  show(platformOrderId: string): Promise<void>
  /** Reads the shown order again. */
  refresh(): Promise<void>
  showCode(index: number): void
  changeRefund(part: Partial<RefundEntry>): void
  askRefund(): Promise<void>
  /** Drops the order to start another one. */
  restart(): void
}

interface Context {
  readonly dependencies: GuestDependencies
  readonly $state: WritableAtom<GuestState>
  /** What was sent but is not paid: the same request as long as nothing in it changes. */
  pending:
    | { readonly key: string; readonly requestId: string; placed?: { id: string; amount: number } }
    | undefined
  /** The order to show: answers about others are ignored. */
  wanted: string | undefined
  /** Identifies the refund until it is answered. */
  refundId: string | undefined
}

const emptyRefund: RefundEntry = { quantity: 1, reason: 'plans', note: '' }

const set = ({ $state }: Context, part: Partial<GuestState>) => $state.set({ ...$state.get(), ...part })

export function createGuest(dependencies: GuestDependencies): Guest {
  const $state = atom<GuestState>({
    ...{ products: undefined, entry: emptyEntry, missing: [], order: undefined },
    ...{ shownCode: 0, refund: emptyRefund },
  })
  const context: Context = {
    dependencies,
    $state,
    pending: undefined,
    wanted: undefined,
    refundId: undefined,
  }
  return {
    $state,
    load: () => load(context),
    choose: (id) => choose(context, id),
    change: (part) => change(context, part),
    pay: () => pay(context),
    show: (id) => show(context, id),
    refresh: () => refresh(context),
    showCode: (shownCode) => set(context, { shownCode }),
    changeRefund: (part) => {
      context.refundId = undefined
      set(context, { refund: { ...$state.get().refund, ...part }, refundError: undefined })
    },
    askRefund: () => askRefund(context),
    restart: () => restart(context),
  }
}

async function load(context: Context): Promise<void> {
  set(context, { productsError: undefined })
  try {
    const products = await context.dependencies.service.products()
    const { entry } = context.$state.get()
    const product = products.find(({ ticketProductId }) => ticketProductId === entry.ticketProductId)
    set(context, { products })
    if (!product && products[0]) choose(context, products[0].ticketProductId)
  } catch (productsError) {
    set(context, { productsError })
  }
}

const productOf = ({ $state }: Context, id = $state.get().entry.ticketProductId) =>
  $state.get().products?.find(({ ticketProductId }) => ticketProductId === id)

function choose(context: Context, id: string): void {
  const product = productOf(context, id)
  if (product) set(context, { entry: chosen(product, context.$state.get().entry), payError: undefined })
}

function change(context: Context, part: Partial<GuestEntry>): void {
  const { entry, missing } = context.$state.get()
  const product = productOf(context)
  const next = { ...entry, ...part }
  if (product) next.quantity = Math.max(product.minPerOrder, Math.min(next.quantity, mostOf(product, next)))
  const still = product ? missingOf(product, next) : []
  set(context, {
    entry: next,
    missing: missing.filter((field) => still.includes(field)),
    payError: undefined,
  })
}

async function pay(context: Context): Promise<void> {
  const { entry, busy } = context.$state.get()
  const product = productOf(context)
  if (busy || !product) return
  const missing = missingOf(product, entry)
  set(context, { missing })
  if (missing.length) return
  const { service, newRequestId } = context.dependencies
  const request = requestOf(product, entry)
  const key = JSON.stringify(request)
  if (context.pending?.key !== key) context.pending = { key, requestId: newRequestId() }
  const { pending } = context
  set(context, { busy: 'paying', payError: undefined })
  try {
    if (!pending.placed) {
      const { platformOrderId, payAmount } = await service.place(request, pending.requestId)
      pending.placed = { id: platformOrderId, amount: payAmount }
    }
    const { id, amount } = pending.placed
    if (amount > 0) await service.pay(id, amount, entry.payMethod)
    context.pending = undefined
    await show(context, id)
    void load(context) // the stock has changed
  } catch (payError) {
    set(context, { payError })
  } finally {
    set(context, { busy: undefined })
  }
}

async function show(context: Context, id: string): Promise<void> {
  context.wanted = id
  context.refundId = undefined
  set(context, { order: undefined, shownCode: 0, refund: emptyRefund, refundError: undefined })
  context.dependencies.onOrder(id)
  await read(context, id)
}

async function read(context: Context, id: string): Promise<void> {
  try {
    const order = await context.dependencies.service.order(id)
    if (context.wanted !== id) return
    set(context, { order, orderError: undefined, ...fitting(context, order) })
  } catch (orderError) {
    if (context.wanted === id) set(context, { orderError })
  }
}

/** Limits the choices about an order to what it has now. */
function fitting({ $state }: Context, order: GuestOrder): Partial<GuestState> {
  const { refund, shownCode } = $state.get()
  const quantity = Math.max(1, Math.min(refund.quantity, order.refundable.length))
  return {
    shownCode: Math.max(0, Math.min(shownCode, order.codes.length - 1)),
    refund: { ...refund, quantity },
  }
}

async function refresh(context: Context): Promise<void> {
  const { order, busy } = context.$state.get()
  if (order && !busy) await read(context, order.platformOrderId)
}

async function askRefund(context: Context): Promise<void> {
  const { order, refund, busy } = context.$state.get()
  if (busy || !order || !isRefundable(order)) return
  const { service, newRequestId, reasonText } = context.dependencies
  const { platformOrderId } = order
  const { quantity, reason, note } = refund
  const words = [reasonText(reason), note.trim()].filter(Boolean).join('：').slice(0, 100)
  context.refundId ??= newRequestId()
  set(context, { busy: 'asking', refundError: undefined })
  try {
    const asked = { platformOrderId, quantity, amount: refundOf(order, quantity), reason: words }
    await service.askRefund(asked, context.refundId)
    context.refundId = undefined
    set(context, { refund: emptyRefund })
    await read(context, platformOrderId)
  } catch (refundError) {
    set(context, { refundError })
  } finally {
    set(context, { busy: undefined })
  }
}

function restart(context: Context): void {
  context.pending = undefined
  context.wanted = undefined
  context.refundId = undefined
  const { entry } = context.$state.get()
  set(context, {
    ...{ order: undefined, orderError: undefined, payError: undefined, refundError: undefined },
    ...{ missing: [], shownCode: 0, refund: emptyRefund },
    entry: { ...emptyEntry, ticketProductId: entry.ticketProductId },
  })
  const product = productOf(context)
  if (product) choose(context, product.ticketProductId)
  context.dependencies.onOrder(undefined)
}
