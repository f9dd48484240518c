import type { Row } from '@ebkit/core/services/rows'
import { createSafeStorage } from '@ebkit/core/storage'
import { Button } from '@ebkit/ui/button'
import { observeSize } from '@ebkit/ui/size-observer'
import { CopyLink } from '@ebkit/widgets/copy-link'
import { useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { Poster, type PosterHandle } from '@ebkit/widgets/poster'
import { useStore } from '@nanostores/react'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PageProps } from '../../pages/PageProps'
import type { BatchEmployee } from './createPosterBatch'
import {
  createPosterDesign,
  excessOf,
  longestSubtitle,
  longestTitle,
  productLink,
} from './createPosterDesign'
import { linkDrawn } from './linkDrawn'
import { PosterCanvas } from './PosterCanvas'
import { PosterForm } from './PosterForm'
import { posterPageStrings } from './strings'
import { TemplateList } from './TemplateList'
import { templateOf } from './templates'

const [useBatch] = laterPart(() => import('./PosterBatchBox'))
const storage = createSafeStorage()

interface PosterEditorProps extends PageProps<'custom'> {
  product: Row
  store: Row | undefined
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** Templates on the left, the poster in the middle, its settings on the right. */
export function PosterEditor(props: PosterEditorProps) {
  const { product, store } = props
  const text = useStrings(posterPageStrings)
  const designing = useMemo(() => createPosterDesign(storage, product), [product])
  const design = useStore(designing.$design)
  const [channel, setChannel] = useState(textsOf(product.saleChannels)[0] ?? '')
  const [employeeId, setEmployee] = useState('')
  const [isBatch, setBatch] = useState(false)
  const canvas = useRef<HTMLDivElement>(null)
  const middle = useRef<HTMLDivElement>(null)
  const poster = useRef<PosterHandle>(null)
  const shownIn = useSize(middle)
  const batch = useBatch(isBatch)
  const [inBatch, setInBatch] = useState<BatchEmployee>()
  const source = { channel, employeeId: inBatch?.employeeId ?? employeeId }
  const link = productLink(location.origin, product, source)
  const template = templateOf(design.template)
  const shared = {
    ...{ product, design, link, shownIn },
    store: String(store?.hotelName ?? product.hotelName ?? ''),
    logo: store?.logo ? String(store.logo) : undefined,
  }
  const isTooLong = !!excessOf(design.title, longestTitle) || !!excessOf(design.subtitle, longestSubtitle)
  return (
    <div className="eb-poster-page">
      <TemplateList {...shared} onChoose={(name) => designing.change({ template: name })} />
      <section className="eb-poster-page__middle" aria-label={text('preview')}>
        <div ref={middle} className="eb-poster-page__stage">
          <PosterCanvas {...shared} handle={canvas} />
        </div>
        <footer className="eb-poster-page__foot">
          {isTooLong ? (
            <span className="eb-poster-page__error" role="alert">
              {text('tooLongToSave')}
            </span>
          ) : (
            <SavingButton {...{ canvas, poster, link, template }} name={String(product.productName ?? '')} />
          )}
          <Button onClick={() => setBatch(true)}>{text('batch')}</Button>
          <CopyLink value={link} label={text('copy')} />
        </footer>
      </section>
      <PosterForm
        {...props}
        {...{ design, designing, channel, employeeId }}
        hasLogo={!!shared.logo}
        onChannel={setChannel}
        onEmployee={setEmployee}
      />
      {isBatch &&
        (batch.PosterBatchBox ? (
          <batch.PosterBatchBox
            productName={String(product.productName ?? '')}
            onClose={() => {
              setInBatch(undefined)
              setBatch(false)
            }}
            make={async (employee, signal) => {
              setInBatch(employee)
              const own = productLink(location.origin, product, { channel, employeeId: employee.employeeId })
              const isDrawn = await linkDrawn(() => canvas.current?.dataset.link, own, signal)
              return isDrawn ? poster.current?.toBlob() : undefined
            }}
          />
        ) : (
          batch.failure
        ))}
    </div>
  )
}

interface SavingButtonProps {
  canvas: RefObject<HTMLDivElement | null>
  poster: RefObject<PosterHandle | null>
  link: string
  template: ReturnType<typeof templateOf>
  name: string
}

/** Saves the poster in the size of its template, after reading its code again. @spec W-POST-1 W-POST-2 W-POST-3 */
function SavingButton({ canvas, poster, link, template, name }: SavingButtonProps) {
  const [source, setSource] = useState<HTMLDivElement | null>(null)
  useLayoutEffect(() => setSource(canvas.current), [canvas])
  return (
    <Poster
      {...(source && { source })}
      name={name}
      width={template.width}
      height={template.height}
      qrText={link}
      handle={poster}
    />
  )
}

/** Maximum size at which the poster can be shown. */
function useSize(place: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 400, height: 600 })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const look = () =>
      setSize({ width: element.clientWidth - 32, height: Math.max(360, element.clientHeight - 32) })
    look()
    return observeSize(element, look)
  }, [place])
  return size
}
