// The lower bound: a rating dialog written for one page, without a framework, a gateway or languages.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  section { position: fixed; inset-block-end: 96px; inset-inline-end: 0; display: grid; box-shadow: 0 2px 8px #0003 }
  button { font: inherit; padding: 8px; border: 0; background: #fff; color: #3b59cb }
  dialog { inline-size: 480px; border: 0; border-radius: 12px; padding: 24px }
  fieldset { display: flex; gap: 8px; border: 0; padding: 0 }
  input:checked + svg, label:has(~ label input:checked) svg { fill: #f5a524 }
  textarea { inline-size: 100%; box-sizing: border-box }
`)
const star = 'M12 2l3 6.5 7 .9-5.200 4.800 1.400 7L12 17.800 5.800 21.200l1.400-7L2 9.400l7-.9z'
const template = document.createElement('template')
template.innerHTML = `
  <section><button id="system">系统评价</button><button id="page">本页评价</button></section>
  <dialog><form method="dialog">
    <h2>「今日预订」好用吗？</h2>
    <fieldset>${[1, 2, 3, 4, 5]
      .map(
        (score) => `<label><input type="radio" name="score" value="${score}" aria-label="${score} 分">
        <svg width="32" height="32" viewBox="0 0 24 24" fill="#ccc"><path d="${star}"/></svg></label>`,
      )
      .join('')}</fieldset>
    <textarea rows="4" maxlength="500"></textarea>
    <button value="later">以后再说</button><button value="submit">提交</button>
  </form></dialog>`

customElements.define(
  'floor-satisfaction',
  class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      root.append(template.content.cloneNode(true))
      const dialog = root.querySelector('dialog')
      for (const button of root.querySelectorAll('section button')) {
        button.addEventListener('click', () => dialog.showModal())
      }
    }
  },
)
