import type { Row } from '@ebkit/core/services/rows'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { QrCode } from '@ebkit/widgets/qr-code'
import type { CSSProperties, RefObject } from 'react'
import type { PosterDesign } from './createPosterDesign'
import css from './PosterCanvas.css'
import { posterPageStrings } from './strings'
import { smallestCode, templateOf } from './templates'

export interface PosterCanvasProps {
  product: Row
  design: PosterDesign
  /** Text of the code. */
  link: string
  store: string
  /** Address of the store's logo, for the middle of the code. */
  logo: string | undefined
  /** Maximum size on the page, in pixels. */
  shownIn: { readonly width: number; readonly height: number }
  /** A small picture of a template, hidden from screen readers. */
  isThumbnail?: boolean
  handle?: RefObject<HTMLDivElement | null>
}

const mostLabels = 3

/** Yuan, without decimals if they are zero. */
const priceText = (cents: number) => (cents / 100).toFixed(2).replace(/\.00$/, '')

/** The poster in its full size, scaled down to its place on the page. */
export function PosterCanvas(props: PosterCanvasProps) {
  const { product, design, link, store, logo, shownIn, isThumbnail, handle } = props
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(posterPageStrings)
  const { width, height, pictureHeight, code, name } = templateOf(design.template)
  const scale = Math.min(shownIn.width / width, shownIn.height / height, 1)
  const style = {
    '--_main': design.colour,
    '--_picture': `${pictureHeight}px`,
    width,
    height,
  } as CSSProperties
  return (
    <div
      ref={root}
      className="eb-poster-page__scaled"
      style={{ width: width * scale, height: height * scale }}
      aria-hidden={isThumbnail}
    >
      {/* for guests: light, whatever the theme of the page */}
      <div className="eb-poster-page__scaler" style={{ transform: `scale(${scale})` }}>
        <div
          ref={handle}
          className={`eb-poster-canvas eb-poster-canvas--${name}`}
          data-theme="light"
          data-link={link}
          style={style}
        >
          <img
            className="eb-poster-canvas__picture"
            src={design.image || String(product.coverImage ?? '')}
            alt=""
          />
          <div className="eb-poster-canvas__lower">
            <div className="eb-poster-canvas__texts">
              <p className="eb-poster-canvas__title">{design.title || String(product.productName ?? '')}</p>
              {design.subtitle && <p className="eb-poster-canvas__subtitle">{design.subtitle}</p>}
              {design.hasLabels && <Labels labels={product.productLabelList} />}
              {design.hasPrice && <Price product={product} from={text('from')} />}
              <p className="eb-poster-canvas__store">{store}</p>
            </div>
            <div className="eb-poster-canvas__code">
              <span className="eb-poster-canvas__modules">
                <QrCode value={link} level="H" width={Math.max(smallestCode, code)} noDownload />
                {design.hasLogo && logo && <img src={logo} alt="" />}
              </span>
              <span>{text('scan')}</span>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

function Labels({ labels }: { labels: unknown }) {
  if (!Array.isArray(labels) || !labels.length) return null
  return (
    <ul className="eb-poster-canvas__labels">
      {labels.slice(0, mostLabels).map((label) => (
        <li key={String(label)}>{String(label)}</li>
      ))}
    </ul>
  )
}

function Price({ product, from }: { product: Row; from: string }) {
  const { minSalePrice, linePrice, productSpecType } = product
  if (typeof minSalePrice !== 'number') return null
  return (
    <p className="eb-poster-canvas__price">
      <b>
        <small>¥</small>
        {priceText(minSalePrice)}
      </b>
      {productSpecType === 1 && <span>{from}</span>}
      {typeof linePrice === 'number' && linePrice > minSalePrice && <s>{`¥${priceText(linePrice)}`}</s>}
    </p>
  )
}
