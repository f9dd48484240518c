import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { triangleAlertIcon } from '@ebkit/ui/icons'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { ProductPicker, type ProductPickerHandle } from '@ebkit/widgets/product-picker'
import { useRef } from 'react'
import { PageHead } from '../../pages/PageHead'
import type { PageProps } from '../../pages/PageProps'
import css from './Poster.css'
import { PosterEditor } from './PosterEditor'
import { posterPageStrings } from './strings'
import { usePosterProduct } from './usePosterProduct'

/** States in which guests can buy a product. */
const onSale = new Set(['published', 'share'])

/** The poster of a product: chosen, arranged, and saved for one or many employees. */
export function TicketPoster(props: PageProps<'custom'>) {
  const { page, open, onQuery } = props
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const text = useStrings(posterPageStrings)
  const picker = useRef<ProductPickerHandle>(null)
  const key = new URLSearchParams(open.query).get('ticketProductId') ?? open.parameters.ticketProductId ?? ''
  const subject = usePosterProduct(key)
  const { product } = subject
  const choose = (id: string | number | undefined) =>
    id !== undefined && onQuery(`?ticketProductId=${id}`, true)
  return (
    <section ref={root} className="eb-page__sheet">
      <PageHead title={labelText(page.title, locale)} path={open.path}>
        {product && <Button onClick={() => picker.current?.show()}>{text('change')}</Button>}
      </PageHead>
      {product && !onSale.has(String(product.status)) && (
        <p className="eb-poster-page__warning" role="alert">
          <Icon path={triangleAlertIcon} />
          {text('notOnSale')}
        </p>
      )}
      <ProductPicker
        single
        noSummary
        noButton
        handle={picker}
        buttonLabel={text('choose')}
        onChange={({ value }) => choose(value.at(-1)?.ticketProductId)}
      />
      {product ? (
        <PosterEditor
          key={String(product.ticketProductId)}
          {...props}
          product={product}
          store={subject.store}
        />
      ) : (
        <NoProduct {...subject} isChosen={!!key} onChoose={() => picker.current?.show()} />
      )}
    </section>
  )
}

function NoProduct(props: {
  isChosen: boolean
  error?: unknown
  isMissing?: boolean
  retry(): void
  onChoose(): void
}) {
  const { isChosen, error, isMissing, retry, onChoose } = props
  const text = useStrings(posterPageStrings)
  if (isChosen && error === undefined)
    return (
      <div className="eb-page__body" aria-busy="true">
        <Skeleton rows={8} />
      </div>
    )
  const isFailed = isChosen && !isMissing
  return (
    <div className="eb-poster-page__none">
      <p role={isChosen ? 'alert' : undefined}>
        {text(isFailed ? 'failed' : isMissing ? 'missing' : 'chooseLead')}
      </p>
      <Button kind="primary" onClick={isFailed ? retry : onChoose}>
        {text(isFailed ? 'retry' : 'choose')}
      </Button>
    </div>
  )
}
