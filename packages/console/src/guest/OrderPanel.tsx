import type { GuestProduct } from '@ebkit/core/services/guest'
import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { useObjectAddress } from '@ebkit/widgets/object-address'
import { Select } from '@ebkit/widgets/select'
import type { Guest } from './createGuest'
import { priceOf } from './guestEntry'
import { OrderFields } from './OrderFields'
import { Panel } from './Panel'
import type { StepProps } from './StepProps'
import { guestStrings } from './strings'

/** Step 1: the order, the guest's data, and the payment. */
export function OrderPanel({ guest, state }: StepProps) {
  const text = useStrings(guestStrings)
  const { products, productsError, entry } = state
  const product = products?.find(({ ticketProductId }) => ticketProductId === entry.ticketProductId)
  if (!product)
    return (
      <Panel number={1} title={text('orderTitle')}>
        <NoProduct guest={guest} isLoading={!products} error={productsError} />
      </Panel>
    )
  return (
    <Panel
      number={1}
      title={text('orderTitle')}
      foot={<PayButton guest={guest} state={state} product={product} />}
    >
      <Cover key={product.coverImage} saved={product.coverImage} />
      <div className="eb-guest__body">
        <Select
          label={text('product')}
          filter={(products?.length ?? 0) > 8}
          options={products?.map(({ ticketProductId, productName, salePrice }) => ({
            value: ticketProductId,
            label: productName,
            hint: formatYuan(salePrice),
          }))}
          selection={[product.ticketProductId]}
          onChange={({ value: [id] }) => id && guest.choose(id)}
        />
        <ProductHead product={product} price={priceOf(product, entry)} />
        <OrderFields guest={guest} state={state} product={product} />
      </div>
    </Panel>
  )
}

function NoProduct({ guest, isLoading, error }: { guest: Guest; isLoading: boolean; error: unknown }) {
  const text = useStrings(guestStrings)
  const describe = useDescribeError()
  if (error)
    return (
      <Placeholder kind="error" title={text('productsFailed')} detail={describe(error)}>
        <Button onClick={() => void guest.load()}>{text('retry')}</Button>
      </Placeholder>
    )
  if (isLoading)
    return (
      <div role="status" aria-busy="true" aria-label={text('loading')}>
        <Skeleton rows={8} />
      </div>
    )
  return <Placeholder kind="empty" title={text('noProducts')} detail={text('noProductsLead')} />
}

function Cover({ saved }: { saved: string }) {
  const { address, onFail } = useObjectAddress({ saved })
  return <img className="eb-guest__cover" src={address} alt="" onError={onFail} />
}

function ProductHead({ product, price }: { product: GuestProduct; price: number }) {
  const text = useStrings(guestStrings)
  const { productName, linePrice, refundType } = product
  const rule = refundType === 'anytime' || refundType === 'ahead' ? refundType : 'none'
  return (
    <div>
      <div className="eb-guest__row">
        <h3>{productName}</h3>
        <span className="eb-guest__tag">{text(rule)}</span>
      </div>
      <p className="eb-guest__price">
        {formatYuan(price)}
        {linePrice !== null && linePrice > price && <s>{formatYuan(linePrice)}</s>}
      </p>
    </div>
  )
}

function PayButton({ guest, state, product }: StepProps & { product: GuestProduct }) {
  const text = useStrings(guestStrings)
  const describe = useDescribeError()
  const { entry, busy, payError } = state
  return (
    <>
      <div role="alert" className="eb-guest__failure">
        {payError !== undefined && text('payFailed', { reason: describe(payError) })}
      </div>
      <p className="eb-guest__sum">
        <b>{formatYuan(priceOf(product, entry) * entry.quantity)}</b>
        <small>{text('total', { count: entry.quantity })}</small>
      </p>
      <Button kind="primary" busy={busy === 'paying'} onClick={() => void guest.pay()}>
        {text('pay')}
      </Button>
    </>
  )
}
