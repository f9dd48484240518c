// The lower bound: a product picker written for one page, with one tab and one page of rows.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  button { font: inherit; padding: 4px 12px; border: 1px solid #cdd1d9; border-radius: 6px; background: #fff }
  dialog { inline-size: 1080px; block-size: 784px; border: 0; border-radius: 12px; padding: 24px }
  table { inline-size: 100%; border-collapse: collapse; font-size: 13px }
  td, th { block-size: 48px; border-block-end: 1px solid #e2e5ea; text-align: start }
  img { inline-size: 32px; block-size: 32px; border-radius: 4px }
  footer { display: flex; gap: 8px; justify-content: end }
`)
const template = document.createElement('template')
template.innerHTML = `
  <button id="open">选择商品</button>
  <dialog>
    <h2>选择商品</h2>
    <input type="search" placeholder="搜商品名称">
    <table>
      <thead><tr><th></th><th>商品</th><th>门店</th><th>售价（元）</th><th>库存</th><th>状态</th><th></th></tr></thead>
      <tbody></tbody>
    </table>
    <footer><button>取消</button><button>确定选择</button></footer>
  </dialog>`

/** A hotel of the demo; a hand-written page knows its hotel. */
const place = { hotelId: '100101', brandId: '1001' }

const list = async () => {
  const answer = await fetch('/api/ticket-api/ticketProduct/jsonGetListTicketProduct', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/bench' },
    body: JSON.stringify({ ...place, pageNum: 1, pageSize: 10, strategy: 12, auditStatus: 4 }),
  })
  return (await answer.json()).data.list
}

const cell = (...content) => {
  const element = document.createElement('td')
  element.append(...content)
  return element
}

const rowOf = (product) => {
  const row = document.createElement('tr')
  const picture = new Image()
  picture.src = product.coverImage
  const button = document.createElement('button')
  button.textContent = '选择'
  const texts = [product.productName, product.hotelName, product.minSalePrice, product.totalInventory ?? '–']
  row.append(cell(picture), ...texts.map((text) => cell(text)), cell(product.statusName), cell(button))
  return row
}

customElements.define(
  'floor-picker',
  class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      root.append(template.content.cloneNode(true))
    }
    async show() {
      this.shadowRoot.querySelector('dialog').showModal()
      this.shadowRoot.querySelector('tbody').replaceChildren(...(await list()).map(rowOf))
    }
  },
)
