import '@ebkit/elements/product-picker'
import type { ChosenProduct } from '@ebkit/widgets/product-picker'
import { useRef, useState } from 'react'
import { useEnglish } from './useEnglish'

type Picker = HTMLElementTagNameMap['eb-product-picker']

const tabs = ['default', '29', '30'] as const

export function App() {
  const english = useEnglish()
  const t = (chinese: string, translated: string) => (english ? translated : chinese)
  const picker = useRef<Picker>(null)
  const [main, setMain] = useState<ChosenProduct>()
  const [tied, setTied] = useState<ChosenProduct[]>([])

  /** Picks one product with the same picker, without changing its selection. */
  const pickMain = async () => {
    const rows = await picker.current?.pick({
      single: true,
      selection: main && [main],
      heading: t('选主商品', 'Choose the main product'),
    })
    if (rows) setMain(rows[0])
  }

  return (
    <main>
      <h1>{t('搭售设置', 'Tying')}</h1>
      <section>
        <h2>{t('主商品', 'Main product')}</h2>
        <p id="main-product">{main ? main.productName : t('还没选', 'None yet')}</p>
        <button type="button" onClick={pickMain}>
          {t('选主商品', 'Choose')}
        </button>
      </section>
      <section id="tied">
        <h2>{t('搭售商品', 'Sold along with it')}</h2>
        <eb-product-picker
          ref={picker}
          selection={tied}
          tabs={tabs}
          max={20}
          noSummary
          oneb-change={(event) => setTied(event.detail.value)}
        />
        <ol>
          {tied.map((product) => (
            <li key={`${product.ticketProductId}:${product.productType}`}>
              <span>{product.productName}</span>
              <button
                type="button"
                className="remove"
                aria-label={`${t('移除', 'Remove')} ${product.productName}`}
                onClick={() => setTied(tied.filter((other) => other !== product))}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
        <p role="status">{t(`${tied.length} 件`, `${tied.length} in all`)}</p>
      </section>
    </main>
  )
}
