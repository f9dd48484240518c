// The lower bound: a switch, a native number field, and a range calendar of two months in a native popover, written for
// one page. No keyboard map, no languages, no form.
const sheetOf = (css) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
const switchSheet = sheetOf(
  'button{width:44px;height:24px;border-radius:12px;border:0;background:#bbb}button[aria-checked=true]{background:#27f}',
)
const switchTemplate = document.createElement('template')
switchTemplate.innerHTML = '<button type="button" role="switch" aria-checked="false"></button>'

customElements.define(
  'floor-switch',
  class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [switchSheet]
      root.append(switchTemplate.content.cloneNode(true))
      const button = root.firstChild
      button.onclick = () => {
        button.ariaChecked = String(button.ariaChecked !== 'true')
        this.dispatchEvent(new Event('change'))
      }
    }
  },
)

const rangeSheet = sheetOf(
  'div:popover-open{display:flex;gap:16px;padding:16px}td button{width:32px;height:32px;border:0;background:0}td button[aria-selected]{background:#cdf}',
)
const monthName = new Intl.DateTimeFormat('zh-CN', { month: 'long', year: 'numeric' })
const dayName = new Intl.DateTimeFormat('zh-CN', { weekday: 'narrow' })

function monthTable(year, month) {
  const before = new Date(year, month, 1).getDay()
  const count = new Date(year, month + 1, 0).getDate()
  let html = `<table><caption>${monthName.format(new Date(year, month, 1))}</caption><tr>`
  for (let day = 0; day < 7; day++) html += `<th>${dayName.format(new Date(2023, 0, 1 + day))}</th>`
  for (let day = -before; day < count; day++) {
    if ((day + before) % 7 === 0) html += '</tr><tr>'
    html +=
      day < 0
        ? '<td></td>'
        : `<td><button type="button" value="${+new Date(year, month, day + 1)}">${day + 1}</button></td>`
  }
  return `${html}</tr></table>`
}

customElements.define(
  'floor-range',
  class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [rangeSheet]
      root.innerHTML = '<button type="button">选择日期</button><div popover></div>'
      const [button, box] = root.children
      const now = new Date()
      let from
      button.onclick = () => {
        box.innerHTML =
          monthTable(now.getFullYear(), now.getMonth()) + monthTable(now.getFullYear(), now.getMonth() + 1)
        box.showPopover()
      }
      box.onclick = ({ target }) => {
        const time = Number(target.value)
        if (!time) return
        const ends = from ? [from, time].sort() : [time, time]
        from = from ? undefined : time
        for (const day of box.querySelectorAll('td button'))
          day.toggleAttribute('aria-selected', day.value >= ends[0] && day.value <= ends[1])
      }
    }
  },
)

addEventListener('DOMContentLoaded', () => {
  window.readyAt = performance.now()
})
window.mount = (count) => {
  const one = document.querySelector('form').firstElementChild
  return mountMany(count, () => one.cloneNode())
}
const rootOf = () => document.querySelector('floor-range').shadowRoot
window.openRange = () =>
  untilDrawn(
    () => rootOf().querySelector('button').click(),
    () => rootOf().querySelectorAll('td button').length > 56, // of two months
  )
window.selectRange = () =>
  untilDrawn(
    () => {
      const days = rootOf().querySelectorAll('td button')
      days[9].click()
      days[15].click()
    },
    () => rootOf().querySelectorAll('[aria-selected]').length > 1,
  )
